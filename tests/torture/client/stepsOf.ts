import type { ChildActions } from "./ChildActions.ts";
import type { Surroundings } from "./Surroundings.ts";
import { dieSigningUp, signUp } from "./signUp.ts";
import type { Windows } from "./Windows.ts";

type Steps = Readonly<Record<string, () => Promise<void>>>;

/** All that a child, a network, a server and a browser can do at this point, in an account or without one. */
export function stepsOf(around: Surroundings, actions: ChildActions, windows: Windows): Steps {
  const atHand = { ...withHands(actions, windows), ...ofTheWorld(around) };
  return around.game.device
    ? { ...atHand, ...inAccount(around, actions) }
    : { ...atHand, ...signedOut(around, actions, windows) };
}

function withHands(actions: ChildActions, windows: Windows): Steps {
  return {
    edit: () => actions.edit(),
    editAgain: () => actions.edit(),
    editOnceMore: () => actions.edit(),
    play: () => actions.play(),
    save: () => actions.pressSave(),
    killPage: () => windows.kill(),
    reload: () => windows.reload(),
    secondTab: () => windows.openSecond(),
    wakeOldTab: () => windows.wakeOld(),
  };
}

function ofTheWorld({ server, line, store }: Surroundings): Steps {
  return {
    killServer: () => server.die(),
    raiseServer: () => server.rise(),
    offline: () => line.cut(true),
    online: () => line.cut(false),
    serverError: async () => line.add(500),
    tooLarge: async () => line.add(413),
    slow: async () => line.add("slow"),
    full: () => store.fill(),
    roomAgain: () => store.makeRoom(),
  };
}

function inAccount(around: Surroundings, actions: ChildActions): Steps {
  return {
    signedOut: async () => around.line.add(401),
    otherDevice: () => saveElsewhere(around),
    cleared: () => actions.clear(),
  };
}

function signedOut(around: Surroundings, actions: ChildActions, windows: Windows): Steps {
  return {
    signUp: () => signUp(around, actions, windows),
    dieSigningUp: () => dieSigningUp(around, actions, windows),
    cleared: () => actions.clear(),
  };
}

async function saveElsewhere({ game, names, diary }: Surroundings): Promise<void> {
  // A server that is down stores nothing.
  const saved = await game.device?.save().catch(() => null);
  if (!saved) return;
  diary.note(`saved elsewhere: ${saved.save.name} on ${saved.before}`);
  names.savedElsewhere(saved.save, saved.before);
}
