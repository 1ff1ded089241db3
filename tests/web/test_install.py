"""The page can be installed as an app: its manifest and icons are there and are taken."""

import json

MEASURE = """(icons) => Promise.all(icons.map(async ({ src }) => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}))"""


def test_the_page_can_be_installed(visit):
    visitor = visit()
    page = visitor.go("#/")
    browser = visitor.context.new_cdp_session(page)
    told = browser.send("Page.getAppManifest")
    assert told["errors"] == []
    faults = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A profile that keeps nothing installs nothing.
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}
    icons = [icon for icon in json.loads(told["data"])["icons"] if icon["sizes"] != "any"]
    assert page.evaluate(MEASURE, icons) == [icon["sizes"] for icon in icons]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
