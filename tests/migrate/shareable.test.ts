import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { migrate } from "../../src/migrate/migrate.ts";
import { shareable } from "../../src/migrate/shareable.ts";

const PAST = "what was there before";

function game() {
  const rule = { type: "rule", id: "r1", name: "Climb", note: "my secret", conditions: [], actions: [] };
  const group = { type: "group-flow", id: "f1", name: "Moves", note: "my secret", rules: [rule] };
  const event = {
    type: "group-event",
    id: "e1",
    event: "idle",
    note: "my secret",
    rules: [group, { ...rule, id: "r2" }],
  };
  return {
    version: 1,
    characters: { hero: { id: "hero", name: "Hero", rules: [event] } },
    world: {
      id: "root",
      stages: { s1: { id: "s1", name: "Level 1", actors: {} } },
      globals: {},
      speed: 250,
      history: [{ stageId: "s1", actors: {}, globals: { a: { id: "a", name: PAST } } }],
      evaluatedRuleIds: { actor: { [PAST]: true } },
      evaluatedTickFrames: [{ id: PAST }],
      input: { keys: { [PAST]: true }, clicks: {} },
      ticks: 7,
      ticked: PAST,
      sounds: { pop: { id: "pop", name: "Pop" } },
    },
    undoStack: [{ label: PAST, changes: [] }],
    redoStack: [{ label: PAST, changes: [] }],
    ui: { selected: PAST },
    recording: { phase: PAST },
  };
}

describe("what others may have of a game", () => {
  it.each([true, false])("is nothing of its past (notes: %s)", (notes) => {
    const shared = shareable(game(), { notes });
    expect(JSON.stringify(shared)).not.toContain(PAST);
    expect(shared).toMatchObject({
      version: 1,
      world: { id: "root", speed: 250, stages: { s1: { name: "Level 1" } }, sounds: { pop: { name: "Pop" } } },
    });
    expect((shared as { world: object }).world).not.toHaveProperty("ticks");
  });

  it("is a whole world with nothing to step back to, not one without a history", () => {
    expect(migrate(shareable(game(), { notes: true })).faults).toEqual([]);
  });

  it("includes notes, at any depth, only if they are shared", () => {
    expect(JSON.stringify(shareable(game(), { notes: true })).match(/my secret/g)).toHaveLength(4);
    expect(JSON.stringify(shareable(game(), { notes: false }))).not.toContain("my secret");
  });

  it("has no comments of older documents either", () => {
    const rules = [
      { type: "comment", id: "c1", text: "my secret" },
      { type: "rule", id: "r1", comment: "my secret" },
    ];
    const old = { characters: { hero: { id: "hero", rules } }, world: { stages: {} } };
    expect(shareable(old, { notes: false })).toMatchObject({
      characters: { hero: { rules: [{ type: "rule", id: "r1" }] } },
    });
    expect(JSON.stringify(shareable(old, { notes: false }))).not.toContain("my secret");
  });

  it("has none in unread fields either, whose ids stay", () => {
    const noted = { type: "rule", note: "my secret" };
    const conditions = { note: { look: { enabled: true } } };
    const odd = { type: "group-flow", id: "f", rules: [], unread: { rules: { a: noted }, conditions } };
    for (const rules of [[odd], { a: odd }, [[odd]]]) {
      const shared = JSON.stringify(shareable({ characters: { hero: { rules } }, world: {} }, { notes: false }));
      expect(shared).not.toContain("my secret");
    }
    expect(
      JSON.stringify(shareable({ characters: { hero: { rules: [odd] } }, world: {} }, { notes: false })),
    ).toContain(JSON.stringify(conditions));
  });

  it.each(["home", "maybe", true, null, undefined])(
    "has no voice of which a grown-up has not said yes (%j)",
    (voice) => {
      const roar = { id: "roar", name: "Lena's roar", data: "data:audio/wav;base64,UklGRg==", voice, more: "Lena" };
      const shared = shareable({ world: { sounds: { roar } }, characters: {} }, { notes: true });
      expect(shared).toMatchObject({
        world: { sounds: { roar: { id: "roar", name: "a voice that stays at home", voice: "home" } } },
      });
      expect(JSON.stringify(shared)).not.toMatch(/Lena|UklGRg/);
    },
  );

  it("has the voices that a grown-up said yes to, and all sounds without a voice", () => {
    const roar = { id: "roar", name: "Roar", data: "data:audio/wav;base64,", voice: "yes" };
    const zap = { id: "zap", name: "Zap", data: "data:audio/wav;base64," };
    const coin = { id: "library-coin", name: "Coin" };
    const sounds = { roar, zap, "library-coin": coin };
    expect(shareable({ world: { sounds }, characters: {} }, { notes: false })).toMatchObject({ world: { sounds } });
  });

  it("plays a rule whose voice stayed at home, without a sound and without a fault", () => {
    const { world, ...rest } = game();
    const roar = { id: "roar", name: "Roar", data: "data:audio/wav;base64,", voice: "home" };
    const shared = migrate(shareable({ ...rest, world: { ...world, sounds: { roar } } }, { notes: true }));
    expect(shared.faults).toEqual([]);
    expect(shared.document.world.sounds).toEqual({
      roar: { id: "roar", name: "a voice that stays at home", voice: "home" },
    });
  });

  it("leaves the game itself as it is", () => {
    const whole = game();
    shareable(whole, { notes: false });
    expect(whole).toEqual(game());
  });

  it.each([
    null,
    "text",
    7,
    [],
    {},
    { characters: [], world: [] },
    { characters: { a: null, b: { rules: [1, null] } } },
  ])("takes %j without harm", (odd) => {
    expect(() => shareable(odd, { notes: false })).not.toThrow();
  });

  it.each(["crates", "garden", "maze", "runner", "sand"])("opens as the whole game does: %s", (name) => {
    const { data } = JSON.parse(readFileSync(`assets/worlds/examples/${name}.json`, "utf8"));
    expect(migrate(shareable(data, { notes: true })).document).toEqual(migrate(data).document);
  });
});
