import { describe, expect, it } from "vitest";
import { differingIds, mapEntries } from "../../src/editor/state/largeMaps.ts";
import { editEntries, type MapOf, withEntries } from "../../src/editor/state/mapEdits.ts";

const few: MapOf<number> = { a: 1, b: 2, c: 3 };
const many: MapOf<number> = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`id ${n}`, n]));
const values = (entries: Record<string, number | undefined>) => new Map(Object.entries(entries));

describe.each([
  ["few", few, "b"],
  ["many", many, "id 7"],
])("a map of %s entries", (_, map, id) => {
  it("is copied in its order, with what an edit says", () => {
    const changed = withEntries(map, values({ [id]: -1 }));
    expect(changed).toEqual({ ...map, [id]: -1 });
    expect(Object.keys(changed)).toEqual(Object.keys(map));
    expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
  });

  it("comes back itself where nothing changes", () => {
    expect(withEntries(map, values({ [id]: map[id], nobody: undefined }))).toBe(map);
  });

  it("gets new entries last, and loses those that go", () => {
    const changed = withEntries(map, values({ z: 9, [id]: undefined }));
    expect(Object.keys(changed)).toEqual([...Object.keys(map).filter((key) => key !== id), "z"]);
  });

  it("takes several edits of one entry one after the other", () => {
    const plus = { id, edit: (value: number | undefined) => (value ?? 0) + 1000 };
    expect(editEntries(map, [plus, plus])[id]).toBe((map[id] ?? 0) + 2000);
  });

  it("knows which entries it does not share with the one it was copied from", () => {
    const once = withEntries(map, values({ [id]: -1 }));
    const twice = withEntries(once, values({ [Object.keys(map)[0] ?? ""]: -2 }));
    expect(differingIds(map, map)).toEqual([]);
    expect(differingIds(map, once)).toEqual([id]);
    expect(differingIds(map, twice)).toEqual([Object.keys(map)[0], id]);
  });

  it("is listed as it is, though its list is the one of the original with what an edit says", () => {
    const first = Object.keys(map)[0] ?? "";
    const listed = (copy: MapOf<number>) =>
      expect(mapEntries(copy)).toEqual({ ids: Object.keys(copy), values: Object.values(copy) });
    listed(map);
    const once = withEntries(map, values({ [id]: -1, [first]: 0 }));
    const twice = withEntries(withEntries(once, values({ z: 9, [first]: undefined })), values({ z: 8 }));
    listed(once);
    listed(twice);
    listed(map);
    expect(mapEntries(once).ids).toBe(mapEntries(map).ids);
  });

  it("knows nothing of one that has other entries, or was made in another way", () => {
    expect(differingIds(map, withEntries(map, values({ z: 9 })))).toBeNull();
    expect(differingIds(map, withEntries(map, values({ [id]: undefined })))).toBeNull();
    expect(differingIds(map, { ...map })).toBeNull();
    expect(differingIds(withEntries(map, values({ [id]: -1 })), map)).toBeNull();
  });
});

it("takes any id for an entry, be it one that objects inherit", () => {
  const changed = withEntries(few, new Map([["__proto__", 4]]));
  expect(Object.entries(changed)).toEqual([...Object.entries(few), ["__proto__", 4]]);
});
