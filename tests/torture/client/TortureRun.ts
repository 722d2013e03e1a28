/** One child whose window dies, whose network fails, whose browser is full and whose server crashes, at random. */
import { expect, type Page } from "@playwright/test";
import { Answers } from "./Answers.ts";
import { ChildActions } from "./ChildActions.ts";
import type { Surroundings } from "./Surroundings.ts";
import { shownName } from "./shownName.ts";
import { signUp } from "./signUp.ts";
import { stepsOf } from "./stepsOf.ts";
import { Windows } from "./Windows.ts";

export class TortureRun {
  readonly #around: Surroundings;
  readonly #answers: Answers;
  readonly #windows: Windows;
  readonly #actions: ChildActions;

  private constructor(around: Surroundings, page: Page) {
    this.#around = around;
    this.#answers = new Answers(around);
    this.#windows = new Windows(around, this.#answers, page);
    this.#actions = new ChildActions(around, this.#answers, this.#windows);
  }

  /** Starts with a local game or one in an account. */
  static async open(around: Surroundings, page: Page): Promise<TortureRun> {
    const { game, server, names, stepDice } = around;
    if (stepDice(2) === 0) await game.openInAccount(page, server.address);
    else await game.openInBrowser(page, server.address);
    const run = new TortureRun(around, page);
    await run.#answers.settle(page);
    names.isFound(await shownName(page));
    return run;
  }

  async step(): Promise<void> {
    const { diary, stepDice } = this.#around;
    const steps = Object.entries(stepsOf(this.#around, this.#actions, this.#windows));
    const [name = "", step] = steps[stepDice(steps.length)] ?? [];
    diary.step(name);
    await step?.();
    await this.#answers.settle(this.#windows.page);
    await this.#actions.noteIfKeptHere();
    this.#expectNoSilence();
  }

  /** Ends all troubles and expects that the game is saved as it was last seen, and that nothing saved elsewhere is gone. */
  async end(): Promise<void> {
    const { line, game, store, names } = this.#around;
    line.endTroubles();
    await store.makeRoom();
    await line.mend();
    await this.#actions.saveAll();
    if (!game.device) await signUp(this.#around, this.#actions, this.#windows);
    await this.#actions.saveAll();
    this.#expectNoSilence();
    expect(names.possible, "the last edit is saved").toContain(await game.device?.nameNow());
    const versions = await game.device?.namesOfVersions();
    expect(versions, "what the other device saved is kept").toEqual(expect.arrayContaining(game.device?.saved ?? []));
  }

  #expectNoSilence(): void {
    expect(this.#around.names.overwrittenInSilence, "nothing is overwritten in silence").toEqual([]);
  }
}
