import { afterEach, expect, test, vi } from "vitest";
import { ApiError, hands, people, tables, UnreachableError } from "./api";

const answer = (body: string, status = 200): void => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(body, { status }))),
  );
};
const call = (): [string, RequestInit] => vi.mocked(fetch).mock.calls[0] as [string, RequestInit];

afterEach(() => vi.unstubAllGlobals());

test("what is asked and what comes back is JSON", async () => {
  answer('{"me": {"id": "p1"}, "link": "s"}');
  await expect(people.comeAsGuest("Mia", "en")).resolves.toMatchObject({ link: "s" });
  const [path, init] = call();
  expect(path).toBe("api/v1/guests");
  expect(init).toMatchObject({ method: "POST", body: '{"name":"Mia","language":"en"}' });
});

test("filters that are left out are not asked for", async () => {
  answer("[]");
  await tables.list({ kind: "cash", free: true });
  expect(call()[0]).toBe("api/v1/tables?kind=cash&free=true");
});

test("what goes into an address is written so that it stays one part of it", () => {
  expect(hands.address("a/b", 12, "phh")).toBe("api/v1/me/hands/a%2Fb/12.phh");
});

test("a refusal keeps its message and its arguments", async () => {
  answer('{"error": "name-taken", "text": "taken", "arguments": {"name": "Mia"}}', 409);
  const why = await people.comeAsGuest("Mia", "en").catch((error: unknown) => error);
  expect(why).toBeInstanceOf(ApiError);
  expect(why).toMatchObject({
    status: 409,
    refusal: { error: "name-taken", arguments: { name: "Mia" } },
  });
});

test("what a proxy says instead of the room is a failure of the server", async () => {
  answer("<html>Bad gateway</html>", 502);
  await expect(people.me()).rejects.toMatchObject({ refusal: { error: "server-failed" } });
});

test("an answer without a body is none", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(null, { status: 204 }))),
  );
  await expect(people.signOut()).resolves.toBeUndefined();
});

test("no answer at all is told as such", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("failed"))),
  );
  await expect(people.me()).rejects.toBeInstanceOf(UnreachableError);
});
