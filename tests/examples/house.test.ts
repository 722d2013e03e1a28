/** The site publishes the example games exactly once, whatever happens meanwhile and afterwards. */
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Accounts } from "../../server/services/Accounts.ts";
import { type ExampleGame, ExampleGames, exampleFacts, readExamples } from "../../server/services/ExampleGames.ts";
import { PasswordHasher } from "../../server/services/PasswordHasher.ts";
import { WorldCards } from "../../server/services/WorldCards.ts";
import { readSettings } from "../../server/settings.ts";
import type { Stores } from "../../server/stores/Stores.ts";
import { DESCRIPTION_MAX } from "../../src/engine/index.ts";
import { files } from "../server/stores/forms.ts";

const cheap = { N: 16, r: 8, p: 1 };
const assets = fileURLToPath(new URL("../../assets", import.meta.url));
let examples: ReadonlyMap<string, ExampleGame>;
let stores: Stores;
let discard: () => Promise<void>;
let lines: unknown[];

beforeAll(async () => {
  examples = await readExamples(assets);
});
beforeEach(async () => {
  ({ stores, discard } = await files.open());
  lines = [];
});
afterEach(() => discard());

const publish = (among: Stores = stores, games = examples) =>
  new ExampleGames(among, (line) => void lines.push(line)).publish(games);
const onExplore = async () => (await stores.worlds.popular(50)).map(({ name }) => name).sort();
const ALL = [
  "Coin Run",
  "Dragon Castle",
  "Falling Sand",
  "Fire Brigade",
  "Fishing Pond",
  "Frog Crossing",
  "Midnight Candy",
  "Penguin Slide",
  "Push the Crates",
  "Rainbow Garden",
  "Snail Trails",
  "Star Catcher",
  "The Key and the Door",
  "The Lost Duckling",
  "Two Friends",
];

describe("the house", () => {
  it("has fifteen games on Explore from the first start on, each with its picture and its game", async () => {
    await publish();
    expect(await onExplore()).toEqual(ALL);
    for (const { id, thumbnail, userId } of await stores.worlds.popular(50)) {
      const digest = /^\/thumbnails\/(\w+)\.jpg$/.exec(thumbnail)?.[1] ?? "";
      expect((await stores.pictures.read(digest))?.length).toBeGreaterThan(500);
      expect(JSON.parse((await stores.worlds.read(id))?.data ?? "null").world.stages).toBeTruthy();
      expect((await stores.users.get(userId))?.username).toBe("Gridlings");
    }
    expect(lines).toEqual([]);
  });

  it("publishes nothing twice, and nothing that was deleted", async () => {
    await publish();
    const [first] = await stores.worlds.popular(1);
    await stores.worlds.remove(first?.id ?? "");
    await publish();
    expect(await onExplore()).toEqual(ALL.filter((name) => name !== first?.name));
  });

  it("shares the notes of its games, which teach, also of those that were published before notes could be shared", async () => {
    await publish();
    for (const { id } of await stores.worlds.popular(50)) await stores.worlds.change(id, { sharesNotes: false });
    await publish();
    expect((await stores.worlds.popular(50)).map(({ sharesNotes }) => sharesNotes)).toEqual(
      Array(ALL.length).fill(true),
    );
  });

  it("are renewed by a later release where they differ, and are left alone where they do not", async () => {
    await publish();
    const before = await stores.worlds.popular(50);
    const [first] = before;
    await stores.worlds.change(first?.id ?? "", { name: "Older", data: JSON.stringify({ world: {} }), thumbnail: "" });
    await publish();
    const after = new Map((await stores.worlds.popular(50)).map((row) => [row.id, row]));
    for (const row of before) {
      const { name, thumbnail, revision } = after.get(row.id) ?? row;
      expect([name, thumbnail, revision]).toEqual([row.name, row.thumbnail, row.revision + (row === first ? 2 : 0)]);
    }
    expect(JSON.parse((await stores.worlds.read(first?.id ?? ""))?.data ?? "null").world.stages).toBeTruthy();
  });

  it("get the new pictures of a later release, even where a game stayed as it was", async () => {
    const { thumbnail } = [...examples.values()].at(-1) as ExampleGame;
    await publish(stores, new Map([...examples].map(([file, game]) => [file, { ...game, thumbnail }])));
    const pictures = async () => new Set((await stores.worlds.popular(50)).map((row) => row.thumbnail)).size;
    expect(await pictures()).toBe(1);
    await publish();
    expect(await pictures()).toBe(ALL.length);
  });

  it("goes on where a start was broken off", async () => {
    let added = 0;
    const failing: Stores = {
      ...stores,
      worlds: new Proxy(stores.worlds, {
        get: (worlds, name: "add") => (name === "add" && ++added > 3 ? brokenOff : worlds[name].bind(worlds)),
      }),
    };
    await publish(failing);
    expect(lines).toEqual([{ event: "the example games could not be published", reason: "Error" }]);
    expect(await onExplore()).toHaveLength(3);
    await publish();
    expect(await onExplore()).toEqual(ALL);
  });

  it("publishes a game that came with a later release, and the earlier ones no second time", async () => {
    await publish();
    const [first] = await stores.worlds.popular(1);
    await stores.worlds.remove(first?.id ?? "");
    const later = new Map([...examples, ["later", { ...[...examples.values()][0], name: "Later" } as ExampleGame]]);
    for (const _start of [1, 2]) await publish(stores, later);
    expect(await onExplore()).toEqual([...ALL.filter((name) => name !== first?.name), "Later"].sort());
  });

  it("tells of each of its games how it is played, what can be changed, and its kind", async () => {
    await publish();
    const facts = exampleFacts(examples);
    const cards = new WorldCards(stores, facts);
    const told = await cards.cards(await stores.worlds.popular(50), null);
    for (const { id, description, whatCanIChange, kind } of told) {
      expect({ description, whatCanIChange, kind }).toEqual(facts.get(id));
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
      expect(whatCanIChange).toMatch(/^[A-Z].+[.!]$/);
    }
  });

  it("are listed from the easiest to the hardest, unless some were played more often", async () => {
    await publish();
    const cards = new WorldCards(stores, exampleFacts(examples));
    const listed = async () => cards.easiestFirst(await stores.worlds.popular(50)).map(({ name }) => name);
    const names = await listed();
    expect([names[0], names.at(-1)]).toEqual(["Rainbow Garden", "Push the Crates"]);
    const eases = new Map([...examples.values()].map(({ name, ease }) => [name, ease]));
    expect(names.map((name) => eases.get(name))).toEqual(names.map((_name, place) => place + 1));
    const crates = (await stores.worlds.popular(50)).find(({ name }) => name === "Push the Crates");
    await stores.worlds.count(crates?.id ?? "", "playCount");
    expect((await listed())[0]).toBe("Push the Crates");
  });

  it("takes another name where a child has its own already", async () => {
    const accounts = new Accounts(stores.users, new PasswordHasher(cheap));
    await accounts.signUp({ username: "moonfox", email: "child@example.com", password: "long enough" });
    // An account from before the name was reserved for the site.
    const child = await stores.users.find("moonfox");
    if (child) await stores.users.add({ ...child, id: "1", username: "gridlings", email: "child2@example.com" });
    await publish();
    const [first] = await stores.worlds.popular(1);
    expect((await stores.users.get(first?.userId ?? ""))?.username).toBe("Gridlings-Games");
  });

  it("opens to nobody", async () => {
    await publish();
    const accounts = new Accounts(stores.users, new PasswordHasher(cheap));
    expect(await accounts.identify({ name: "Gridlings", password: "Gridlings" })).toBeNull();
  });
});

describe("the setting EXAMPLES", () => {
  it("is on where nothing is said, off where it says so, and refuses other words", () => {
    expect(readSettings({}, "/home").examples).toBe(true);
    expect(readSettings({ EXAMPLES: "off" }, "/home").examples).toBe(false);
    expect(() => readSettings({ EXAMPLES: "no" }, "/home")).toThrow(/EXAMPLES must be on or off/);
  });
});

async function brokenOff(): Promise<never> {
  throw new Error("The power is gone.");
}
