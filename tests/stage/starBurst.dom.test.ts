// @vitest-environment jsdom
/** What is seen of an actor whose new rule acts for the first time. */
import { Container } from "pixi.js";
import { expect, it, vi } from "vitest";
import { StarBurstLayer } from "../../src/stage/overlay/StarBurstLayer.ts";
import { BURST_MS } from "../../src/stage/overlay/starBurst.ts";
import { actorOf } from "../support/testGame.ts";

it("hops once, and stands where it stood when the stars are gone", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  let acts = (_: string) => {};
  const hero = actorOf("hero", "h", 2, 2);
  const stageView = {
    view: "stage",
    layer: () => ({ addFollower() {} }),
    actorById: () => hero,
    requestFrame() {},
    editor: {
      newRules: {
        onFirstAct: (call: typeof acts) => {
          acts = call;
          return () => {};
        },
      },
      store: { getState: () => ({ power: { level: "full" } }) },
    },
  } as unknown as ConstructorParameters<typeof StarBurstLayer>[0];
  const layer = new StarBurstLayer(stageView, new Container());
  const picture = new Container();
  picture.position.set(80, 80);
  acts("h");
  layer.follow(hero, hero.position, picture);
  const heightAt = (now: number) => {
    layer.draw({ now } as Parameters<typeof layer.draw>[0]);
    return 80 - picture.position.y;
  };
  heightAt(1000);
  expect(heightAt(1000 + BURST_MS / 2)).toBeGreaterThan(10);
  expect(heightAt(1000 + BURST_MS)).toBe(0);
});
