import { createHash } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readWebPage, writeWebPage } from "../../src/parcel/webPage.ts";

const content = { player: "play();", gameText: '{"name":"Frog 🐸"}', title: "Frog", maker: null, remixOf: null };

describe("a game as a web page", () => {
  it("gives its text back", () => {
    expect(readWebPage(writeWebPage(content))).toBe(content.gameText);
  });

  it("has the text as raw deflate in base64, as browsers unpack it", () => {
    const [, base64 = ""] = /id="gridlings-game"[^>]*>([^<]*)</.exec(writeWebPage(content)) ?? [];
    expect(inflateRawSync(Buffer.from(base64, "base64")).toString()).toBe(content.gameText);
  });

  it("keeps other texts of its player beside the game", () => {
    const page = writeWebPage({ ...content, blocks: { "gridlings-sounds": '{"boing":"UklGRg=="}' } });
    const [, base64 = ""] = /id="gridlings-sounds"[^>]*>([^<]*)</.exec(page) ?? [];
    expect(inflateRawSync(Buffer.from(base64, "base64")).toString()).toBe('{"boing":"UklGRg=="}');
    expect(readWebPage(page)).toBe(content.gameText);
  });

  it("allows only its own script, and no network", () => {
    const page = writeWebPage({ ...content, player: "first();\r\nsecond('</script><!--');" });
    const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
    expect(script).toBe("first();\nsecond('\\x3C/script>\\x3C!--');");
    const hash = createHash("sha256").update(script).digest("base64");
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    expect(policy).not.toMatch(/connect|https?:|\*/);
  });

  it("has no text of the game in its markup", () => {
    const evil = '</title><script>alert(1)</script>"<img src=x onerror=alert(1)>';
    const names = { title: evil, maker: evil, remixOf: { name: evil, maker: evil } };
    const page = writeWebPage({ ...content, ...names, gameText: JSON.stringify(evil) });
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain("<img");
    expect(page).not.toContain('"<');
  });

  it.each([
    ["a page without a game", "<!doctype html><p>Hello", "There is no game in this web page"],
    ["a page that was cut", writeWebPage(content).slice(0, -100), "damaged"],
    ["a page that was cut before its game", writeWebPage(content).slice(0, 600), "damaged"],
    ["a page with a letter changed", writeWebPage(content).replace(/(gridlings-game"[^>]*>..)./, "$1_"), "damaged"],
    ["a page with another text than its checksum says", exchanged(), "damaged"],
    [
      "a page with two letters swapped",
      writeWebPage(content).replace(/(gridlings-game"[^>]*>)(.)(.)/, "$1$3$2"),
      "damaged",
    ],
  ])("%s is refused", (_, page, words) => {
    expect(() => readWebPage(page)).toThrow(words);
  });
});

/** A page whose text can be unpacked, but is not the one that was packed. */
function exchanged(): string {
  const block = /(?<=gridlings-game" data-checksum=")[^"]*/;
  const [checksum = ""] = block.exec(writeWebPage({ ...content, gameText: "another" })) ?? [];
  return writeWebPage(content).replace(block, checksum);
}
