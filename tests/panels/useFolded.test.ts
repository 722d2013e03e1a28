import { describe, expect, it } from "vitest";
import { FOLDED_MAX, NOTHING_FOLDED, readFolded, withFolded } from "../../src/panels/inspector/useFolded.ts";

describe("folded containers", () => {
  it("are restored as they were stored", () => {
    const folded = withFolded(withFolded(NOTHING_FOLDED, "a", true), "b", true);
    const back = readFolded(JSON.stringify(withFolded(folded, "a", false)));
    expect(back.states).toEqual({ a: false, b: true });
    expect(back.order).toEqual(["b", "a"]);
  });

  it("drop the oldest beyond a thousand", () => {
    let folded = NOTHING_FOLDED;
    for (let n = 0; n <= FOLDED_MAX; n += 1) folded = withFolded(folded, `id${n}`, true);
    expect(folded.order).toHaveLength(FOLDED_MAX);
    expect(folded.states.id0).toBeUndefined();
    expect(folded.states.id1).toBe(true);
  });

  it.each([null, "", "not json", "7", '{"states":1,"order":[]}', '{"states":{}}'])(
    "take %j for nothing folded",
    (text) => {
      expect(readFolded(text)).toEqual(NOTHING_FOLDED);
    },
  );
});
