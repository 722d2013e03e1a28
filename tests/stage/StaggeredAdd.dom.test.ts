// @vitest-environment jsdom
import { expect, it } from "vitest";
import { Container } from "../../src/pixi/pixi.ts";
import { StaggeredAdd } from "../../src/stage/actors/ActorSprites.ts";

function sprites(count: number): Container[] {
  return Array.from({ length: count }, () => new Container());
}

/** Whether the container holds exactly these sprites in this order. */
function holds(into: Container, wanted: readonly Container[]): boolean {
  return into.children.length === wanted.length && wanted.every((sprite, place) => into.children[place] === sprite);
}

it("thousands come in turns as a picture is opened, after its ground, in their order and each time as many as are there", () => {
  const into = new Container();
  const arrivals = new StaggeredAdd(into);
  const all = sprites(5000);
  for (const sprite of all) arrivals.add(sprite);
  const turns = [0, 1000, 2000, 4000, 5000].map((count) => [arrivals.addNext(), holds(into, all.slice(0, count))]);
  expect(turns).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [true, true],
    [false, true],
  ]);
});

it("once a picture is open all who come are in it at once", () => {
  const into = new Container();
  const arrivals = new StaggeredAdd(into);
  expect(arrivals.addNext()).toBe(false);
  const [first, ...others] = sprites(4000);
  if (first) arrivals.add(first);
  arrivals.addNext();
  for (const sprite of others) arrivals.add(sprite);
  expect([arrivals.addNext(), into.children.length]).toEqual([false, 4000]);
});

it("who is gone before its turn does not come", () => {
  const into = new Container();
  const arrivals = new StaggeredAdd(into);
  const [stays, goes] = sprites(2);
  for (const sprite of [stays, goes]) if (sprite) arrivals.add(sprite);
  goes?.destroy();
  arrivals.addNext();
  expect(into.children).toEqual([stays]);
});

it("a thousand are there at once", () => {
  const into = new Container();
  const arrivals = new StaggeredAdd(into);
  const all = sprites(1000);
  for (const sprite of all) arrivals.add(sprite);
  expect([arrivals.addNext(), holds(into, all)]).toEqual([false, true]);
});

it("another order has all of them at once, and nobody twice", () => {
  const into = new Container();
  const arrivals = new StaggeredAdd(into);
  const all = sprites(3000);
  for (const sprite of all) arrivals.add(sprite);
  arrivals.addNext();
  const turned = [...all].reverse();
  arrivals.replaceAll(turned);
  expect([arrivals.addNext(), holds(into, turned)]).toEqual([false, true]);
});

it("who is drawn in another way keeps its place, and those who wait still come", () => {
  const into = new Container();
  const arrivals = new StaggeredAdd(into);
  const all = sprites(2500);
  for (const sprite of all) arrivals.add(sprite);
  arrivals.addNext();
  arrivals.addNext();
  arrivals.addAllAgain();
  expect(holds(into, all.slice(0, 1000))).toBe(true);
  arrivals.addNext();
  arrivals.addNext();
  expect(holds(into, all)).toBe(true);
});
