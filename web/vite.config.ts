import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { messages } from "./scripts/messages.ts";

const ROOM = process.env["TRIPLEDRAW_ROOM"] ?? "http://127.0.0.1:8072";

export default defineConfig({
  // Paths stay relative, so the room may serve the page below any address.
  base: "./",
  plugins: [messages("src"), svelte(), svelteTesting()],
  build: {
    outDir: "../src/tripledraw/room/page",
    emptyOutDir: true,
    // The page's policy for content allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    // The texts lie in the package, outside of this folder.
    fs: { allow: [".."] },
    proxy: {
      "/api": ROOM,
      "/ws": { target: ROOM, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
    // Five seconds are not enough on a machine with other work.
    testTimeout: 30_000,
  },
});
