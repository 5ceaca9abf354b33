import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type BuildCache, type Input, openBuildCache } from "./build-cache.ts";

describe("results of a build", () => {
  let folder = "";
  let cache: BuildCache;
  let made = 0;
  const ask = async (inputs: readonly Input[], result = "compressed") => {
    const bytes = await cache.of(inputs, async () => {
      made += 1;
      return Buffer.from(result);
    });
    return bytes.toString();
  };
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  const onlyFile = () => {
    const [file = ""] = files();
    expect(files()).toEqual([file]);
    return file;
  };

  beforeEach(() => {
    made = 0;
    folder = mkdtempSync(join(tmpdir(), "build-cache-"));
    cache = openBuildCache(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("are made once, for another build too", async () => {
    expect(await ask(["brotli", 11, Buffer.from("text")])).toBe("compressed");
    cache = openBuildCache(folder);
    expect(await ask(["brotli", 11, Buffer.from("text")], "never asked for")).toBe("compressed");
    expect(made).toBe(1);
  });

  test("may be JSON, made without waiting", () => {
    let count = 0;
    const words = () => {
      count += 1;
      return { words: ["a", "b"], count };
    };
    const asked = [cache.ofJson(["words", "a"], words), cache.ofJson(["words", "a"], words)];
    expect(asked).toEqual(Array(2).fill({ words: ["a", "b"], count: 1 }));
  });

  test("belong to all of their inputs, in their order", async () => {
    const lists: Input[][] = [
      ["brotli", 11, Buffer.from("text")],
      ["brotli", 9, Buffer.from("text")],
      ["gzip", 11, Buffer.from("text")],
      ["brotli", 11, Buffer.from("texts")],
      ["brotli", "11", Buffer.from("text")],
      ["brotli1", 1, Buffer.from("text")],
      ["11", "brotli", Buffer.from("text")],
      ["brotli", 11, "text"],
    ];
    for (const [at, inputs] of lists.entries()) {
      expect(await ask(inputs, `result ${at}`)).toBe(`result ${at}`);
    }
    for (const [at, inputs] of lists.entries()) expect(await ask(inputs)).toBe(`result ${at}`);
    expect(made).toBe(lists.length);
  });

  test.each([
    ["cut short", (file: string) => truncateSync(file, 36)],
    ["empty", (file: string) => truncateSync(file, 0)],
    ["shorter than a hash", (file: string) => truncateSync(file, 5)],
    [
      "changed in one bit",
      (file: string) => {
        const bytes = readFileSync(file);
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
        writeFileSync(file, bytes);
      },
    ],
  ])("that are %s are made again, and then whole", async (_, damage) => {
    await ask(["a"]);
    damage(onlyFile());
    expect(await ask(["a"])).toBe("compressed");
    expect(await ask(["a"])).toBe("compressed");
    expect(made).toBe(2);
    onlyFile();
  });

  test("are made each time where nothing can be kept", async () => {
    const file = join(folder, "a file");
    writeFileSync(file, "");
    cache = openBuildCache(file);
    expect(await ask(["a"])).toBe("compressed");
    expect(await ask(["a"])).toBe("compressed");
    expect(made).toBe(2);
    cache.forget(Date.now());
  });

  test("are not kept when they could not be made", async () => {
    const failing = cache.of(["a"], () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await ask(["a"])).toBe("compressed");
  });

  test("are forgotten when no build has asked for them", async () => {
    for (const name of ["asked for", "forgotten"]) {
      await ask([name]);
      for (const file of files()) utimesSync(file, 1_000, 1_000);
    }
    await ask(["asked for"]);
    cache.forget(2_000_000);
    onlyFile();
    await ask(["asked for"]);
    expect(made).toBe(2);
    await ask(["forgotten"]);
    expect(made).toBe(3);
  });
});
