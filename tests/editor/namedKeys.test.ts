import { expect, it } from "vitest";
import { namedKeys } from "../../src/editor/playback/keys.ts";
import { newCharacter, type RuleTree } from "../../src/engine/index.ts";

const onKey = (code: number, rules: RuleTree = []) =>
  ({ type: "group-event", id: `${code}`, event: "key", code, rules }) as const;

it("a game uses the keys that its rules name at any depth, and no others", () => {
  const flow = { type: "group-flow", id: "f", name: "", behavior: "all", rules: [onKey(65)] } as const;
  const idle = { type: "group-event", id: "i", event: "idle", rules: [flow] } as const;
  const characters = {
    a: { ...newCharacter("a"), rules: [idle, onKey(39, [onKey(32)])] },
    b: newCharacter("b"),
  };
  expect([...namedKeys(characters)].sort()).toEqual([32, 39, 65]);
});
