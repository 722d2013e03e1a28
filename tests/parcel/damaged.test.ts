/** Whatever is in a file and whatever it is called, it is opened as a whole or refused with a sentence for a child, soon and within little memory. */
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { exampleJson, examples } from "../../assets/worlds/examples/examples.ts";
import { withChecksum } from "../../src/parcel/checksum.ts";
import { GameFileRefused } from "../../src/parcel/GameFileRefused.ts";
import { openFile } from "../../src/parcel/openFile.ts";
import { writeGamePicture } from "../../src/parcel/picture.ts";
import type { FiledGame } from "../../src/parcel/readGameFile.ts";
import { EVIL_TEXTS } from "../support/evilTexts.ts";
import { FORMS, type Form, gameTextOf, plainPicture } from "../support/parcels.ts";
import { seededRandom } from "../support/seededRandom.ts";

const [SMALL] = Object.values(examples);
if (!SMALL) throw new Error("There is an example game.");
const TEXT = gameTextOf(JSON.parse(exampleJson(SMALL)).data);
const FORM_NAMES = Object.keys(FORMS) as (keyof typeof FORMS)[];
/** Of each form: cut, with bits changed, with parts exchanged. */
const EACH = 40;
/** Milliseconds, on a machine that does much else. */
const SOON = 20_000;
const MEMORY_MAX = 300_000_000;

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue(undefined));

/** All games of a file that can be opened, and the sentences for what cannot. */
function opened(bytes: Uint8Array) {
  const games: FiledGame[] = [];
  const refusals: string[] = [];
  const attempt = (read: () => void) => {
    try {
      read();
    } catch (fault) {
      if (!(fault instanceof GameFileRefused)) throw fault;
      refusals.push(fault.message);
    }
  };
  attempt(() => {
    const file = openFile(bytes);
    if (file.kind === "game") games.push(file.game);
    else for (const { read } of file.games) attempt(() => games.push(read()));
  });
  return { games, refusals };
}

/** Opens a damaged file and says what came of it. Fails if that is neither a whole game nor a kind sentence. */
function outcomeOf(bytes: Uint8Array): readonly string[] {
  const began = performance.now();
  const before = process.memoryUsage().arrayBuffers;
  const { games, refusals } = opened(bytes);
  expect(performance.now() - began).toBeLessThan(SOON);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MEMORY_MAX);
  for (const { document } of games) {
    expect(Object.keys(document.world.stages)).not.toEqual([]);
    expect(() => JSON.stringify(document)).not.toThrow();
  }
  for (const sentence of refusals) expect(sentence).toMatch(/^[A-Z][\w '.,-]{10,110}\.$/);
  expect(games.length + refusals.length).toBeGreaterThan(0);
  return refusals.length > 0 ? refusals : games.map(({ document }) => JSON.stringify(document));
}

const WHOLE = outcomeOf(Buffer.from(TEXT));

it("a text that somebody wrote by hand, or that an older Gridlings saved, needs no checksum", () => {
  expect(outcomeOf(Buffer.from(TEXT.replace("Frog", "Toad")))).toEqual(WHOLE);
  expect(outcomeOf(Buffer.from(JSON.stringify(JSON.parse(withChecksum(TEXT)), null, 2)))).toEqual(WHOLE);
});

describe.each(FORM_NAMES)("%s files", (form) => {
  const { write }: Form = FORMS[form];
  const whole = write(TEXT);

  it(`are refused if they are cut, at ${EACH} places`, () => {
    const below = seededRandom(1);
    for (let n = 0; n < EACH; n++) {
      const outcome = outcomeOf(whole.slice(0, below(whole.length)));
      expect(outcome.join()).toMatch(/damaged|empty|lost its game|isn't a/);
    }
  });

  it(`are whole or refused with a bit changed, at ${EACH} places`, () => {
    const below = seededRandom(2);
    for (let n = 0; n < EACH; n++) {
      const bytes = whole.slice();
      const at = below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
      const outcome = outcomeOf(bytes);
      if (outcome[0]?.startsWith("{")) expect(outcome).toEqual(WHOLE);
    }
  });

  it(`are whole or refused with a stretch exchanged for others, at ${EACH} places`, () => {
    const below = seededRandom(3);
    for (let n = 0; n < EACH; n++) {
      const bytes = whole.slice();
      const at = below(bytes.length);
      const noise = Uint8Array.from({ length: Math.min(1 + below(400), bytes.length - at) }, () => below(256));
      bytes.set(noise, at);
      const outcome = outcomeOf(bytes);
      if (outcome[0]?.startsWith("{")) expect(outcome).toEqual(WHOLE);
    }
  });
});

/** JSON that keeps a careless reader busy, or that only looks like a game. */
const HOSTILE: Readonly<Record<string, string>> = {
  "a million brackets": "[".repeat(1_000_000),
  "nested a million times": "[".repeat(1_000_000) + "]".repeat(1_000_000),
  "a game with a part that nests too deep": inGame("[".repeat(20_000) + "]".repeat(20_000)),
  "a game with a deep object": inGame(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`),
  "a game with brackets in a text": inGame(JSON.stringify('"[\\'.repeat(5000))),
  "a hundred thousand characters": `{"characters":{${many(100_000, "{}")}},"world":{}}`,
  "as many rules": `{"characters":{"a":{"rules":[${"{},".repeat(100_000)}{}]}},"world":{}}`,
  "as many actors": `{"world":{"stages":{"s":{"actors":{${many(100_000, '{"position":{"x":1,"y":1}}')}}}}}}`,
  "as many stages": `{"world":{"stages":{${many(100_000, "{}")}}}}`,
  "as many globals": `{"world":{"globals":{${many(100_000, "{}")}}}}`,
  "a prototype": '{"__proto__":{"world":{}},"constructor":{"prototype":{"world":{}}}}',
  "a game with prototypes":
    '{"characters":{"__proto__":{}},"world":{"stages":{"__proto__":{}},"globals":{"__proto__":[]}}}',
  "a game in a game": JSON.stringify({ format: "gridlings-game", version: 1, game: { game: JSON.parse(TEXT) } }),
  "a game that is a list": '{"format":"gridlings-game","version":1,"game":[]}',
  "a game that is null": '{"format":"gridlings-game","version":1,"game":null}',
  "an odd version": '{"format":"gridlings-game","version":{"toString":1},"game":{"world":{}}}',
  "odd names": '{"name":{},"maker":[[]],"remixOf":{"name":1e999},"game":{"world":{"metadata":{"name":7}}}}',
  "a name without end": JSON.stringify({ name: "a".repeat(1_000_000), game: { world: {} } }),
  "huge numbers": '{"world":{"stages":{"s":{"width":1e999,"height":-1e999,"actors":{"a":{"position":{"x":1e308}}}}}}}',
  "a script": "<script>alert(1)</script>",
  "a number": "7",
  "a text": '"game"',
  nothing: "null",
};

function inGame(part: string): string {
  return `{"version":1,"characters":{},"world":{"stages":{},"globals":{},"part":${part}}}`;
}

function many(count: number, value: string): string {
  return Array.from({ length: count }, (_, index) => `"${index}":${value}`).join();
}

describe.each(FORM_NAMES.filter((form) => form !== "web page"))("inside of a %s", (form) => {
  it.each(Object.keys(HOSTILE))("hostile JSON is whole or refused: %s", (name) => {
    outcomeOf(FORMS[form].write(HOSTILE[name] ?? ""));
  });
});

it.each(Object.entries(EVIL_TEXTS))("a file of %s is refused", (_, textOf) => {
  for (const start of [
    "",
    "<!doctype html>",
    '<!doctype html><script type="application/x-gridlings" id="gridlings-game">',
  ]) {
    outcomeOf(Buffer.from(start + textOf(100_000)));
  }
});

/** A large text of one letter, which packs to a thousandth. */
const BOMB = `{"world":{"part":"${"0".repeat(12_000_000)}"}}`;

describe("a bomb", () => {
  it.each(FORM_NAMES.filter((form) => form !== "text"))("as %s is refused before it is unpacked", (form) => {
    expect(outcomeOf(FORMS[form].write(BOMB))).toEqual(["This file is too big to be a game."]);
  });

  it("as a text is not read at all", () => {
    expect(outcomeOf(Buffer.from(BOMB))).toEqual(["This file is too big to be a game."]);
  });
});

describe("a file of another kind than its name says", () => {
  const others: Readonly<Record<string, Uint8Array>> = {
    "a gzip": gzipSync(TEXT),
    "a PDF": Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3"),
    "a program": Buffer.from("MZ\x90\x00\x03\x00\x00\x00"),
    "a GIF": Buffer.from("GIF89a\x01\x00\x01\x00"),
    "a picture without a game": plainPicture(),
    "an SVG": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    "text in UTF-16": Buffer.from(`\ufeff${TEXT}`, "utf16le"),
    "a Word document": zipSync({ "word/document.xml": Buffer.from("<?xml version='1.0'?>") }),
    "random bytes": Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251),
    "one byte": Uint8Array.of(0x50),
    nothing: new Uint8Array(),
  };
  it.each(Object.entries(others))("is refused: %s", (_, bytes) => {
    expect(outcomeOf(bytes).join()).not.toContain("{");
  });

  it.each(FORM_NAMES)("is opened, because only what is in it counts: %s", (form) => {
    expect(outcomeOf(FORMS[form].write(TEXT))).toEqual(WHOLE);
  });

  it("is refused as a picture of a game that is none", () => {
    expect(outcomeOf(writeGamePicture(plainPicture(), "Hello")).join()).toContain("isn't a Gridlings game");
  });
});
