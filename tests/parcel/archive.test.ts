import { type Unzipped, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { ArchiveWriter } from "../../src/parcel/ArchiveWriter.ts";
import { type ArchivedGame, openFile } from "../../src/parcel/openFile.ts";
import { writeGamePicture } from "../../src/parcel/picture.ts";
import { archiveOf, FORMS, gameTextOf, plainPicture } from "../support/parcels.ts";
import { gameOf } from "../support/testGame.ts";

const TEXT = gameTextOf(gameOf([], []));
const GAME = Buffer.from(TEXT);
const WHEN = "2026-11-27T08:00:00Z";

function gamesIn(bytes: Uint8Array): readonly ArchivedGame[] {
  const opened = openFile(bytes);
  if (opened.kind !== "archive") throw new Error("It is a ZIP.");
  return opened.games;
}

const namesIn = (files: Unzipped) => gamesIn(zipSync(files)).map(({ name }) => name);

describe("a ZIP of games", () => {
  it("is a ZIP as other programs read it, with a file for each game", () => {
    const files = unzipSync(archiveOf({ "Frog Jump": TEXT, "a/b": TEXT }));
    expect(Object.keys(files)).toEqual(["Frog Jump.gridlings.json", "a b.gridlings.json"]);
    expect(Object.values(files).map((file) => Buffer.from(file).toString())).toEqual([TEXT, TEXT]);
  });

  it("has a number behind a name that occurs again, in whatever capitals, and the same behind all its files", () => {
    const writer = new ArchiveWriter();
    for (const name of ["Frog", "FROG", "Frog"]) writer.add(name, { ".gridlings.json": TEXT, ".html": "" }, WHEN);
    const names = ["Frog", "FROG 2", "Frog 3"].flatMap((stem) => [`${stem}.gridlings.json`, `${stem}.html`]);
    expect(Object.keys(unzipSync(writer.end()))).toEqual(names);
  });

  it.each(["", "yesterday", "1601-01-01T00:00:00Z", "9999-01-01T00:00:00Z"])(
    "is written whatever a game says of its last change: %j",
    (changedAt) => {
      const writer = new ArchiveWriter();
      writer.add("Frog", { ".gridlings.json": TEXT }, changedAt);
      expect(gamesIn(writer.end())).toHaveLength(1);
    },
  );

  it("lists its games by name, and reads one when it is wanted", () => {
    const games = gamesIn(archiveOf({ Frog: TEXT, Toad: TEXT.slice(0, -1) }));
    expect(games.map(({ name }) => name)).toEqual(["Frog", "Toad"]);
    expect(games[0]?.read().name).toBe("Frog");
    expect(() => games[1]?.read()).toThrow("damaged");
  });

  it("made by another program lists every form of game, and nothing else", () => {
    const files = {
      "games/": new Uint8Array(),
      "games/Text": GAME,
      "games/Page.html": FORMS["web page"].write(TEXT),
      "games/Picture.jpg": writeGamePicture(plainPicture(), TEXT),
      "games/Other.html": Buffer.from("<!doctype html><p>Hello"),
      "games/Other.png": plainPicture(),
      "games/Letter.txt": Buffer.from("Dear Lena"),
      "__MACOSX/games/._Text": GAME,
      ".hidden": GAME,
    };
    expect(namesIn(files)).toEqual(["Text", "Page", "Picture"]);
    for (const game of gamesIn(zipSync(files))) expect(game.read().name).toBe("Frog");
  });

  it("lists a game once that is there to play and to open", () => {
    expect(namesIn({ "Frog.html": FORMS["web page"].write(TEXT), "Frog.gridlings.json": GAME })).toEqual(["Frog"]);
  });

  it("may be stored without packing, and have a comment behind it", () => {
    const zip = zipSync({ "Frog.json": GAME }, { level: 0, comment: "for Grandma" });
    expect(gamesIn(zip)[0]?.read().name).toBe("Frog");
    expect(gamesIn(Buffer.concat([zip, Buffer.alloc(300)]))).toHaveLength(1);
  });

  it.each([
    ["has no game", zipSync({ "a.txt": Buffer.from("Hello") }), "no game in this ZIP"],
    ["is empty", zipSync({}), "no game in this ZIP"],
    ["was cut", archiveOf({ Frog: TEXT }).slice(0, -30), "damaged"],
    ["has a password", locked(), "password"],
    ["has thousands of files", zipSync(manyFiles(2001)), "too many"],
    ["claims to become too much", claiming(40, 0x7fffffff), "too big"],
  ])("that %s is refused", (_, bytes, words) => {
    expect(() => openFile(bytes)).toThrow(words);
  });

  it.each([
    ["a ZIP of games", archiveOf({ Frog: TEXT })],
    ["an empty file", new Uint8Array()],
  ])("does not offer %s that is in it", (_, inner) => {
    expect(namesIn({ inner, "Frog.json": GAME })).toEqual(["Frog"]);
  });

  it.each([
    ["more than it claims", claiming(1, 10), "too big"],
    ["less than it claims", claiming(1, GAME.length + 1), "damaged"],
    ["far more than a game has", zipSync({ "Bomb.json": Buffer.alloc(30_000_000, 0x20).fill("{", 0, 1) }), "too big"],
    ["far more than it is packed", zipSync({ "Bomb.json": Buffer.alloc(7_000_000, 0x20).fill("{", 0, 1) }), "too big"],
  ])("refuses a file that becomes %s", (_, bytes, words) => {
    expect(() => gamesIn(bytes)[0]?.read()).toThrow(words);
  });
});

function manyFiles(count: number): Unzipped {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.json`, new Uint8Array()]));
}

function locked(): Uint8Array {
  const zip = Buffer.from(zipSync({ "Frog.json": GAME }));
  zip.writeUInt16LE(1, listAt(zip) + 8);
  return zip;
}

/** A ZIP in which each file is claimed to have this size. */
function claiming(files: number, size: number): Uint8Array {
  const names = Array.from({ length: files }, (_, index) => `Frog ${index}.json`);
  const zip = Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, GAME]))));
  let at = listAt(zip);
  for (const name of names) {
    zip.writeUInt32LE(size, at + 24);
    at += 46 + name.length;
  }
  return zip;
}

function listAt(zip: Buffer): number {
  return zip.readUInt32LE(zip.length - 22 + 16);
}
