/** What some games show over their stage while they are played, without React: what `overlay/play` is with it. */
import type { PlayableGame } from "../editor/played.ts";
import { HUD_CORNERS, type HudEntry, own, type World } from "../engine/index.ts";
import { buttonClass } from "../widgets/buttonClass.ts";
import { areNumbersAbove } from "./hudPlace.ts";
import { attachSayings } from "./input/sayings.ts";
import { CaptionPill } from "./overlay/play/CaptionPill.ts";
import hudStyles from "./overlay/play/Hud.module.css";
import { attachValues, shownHud } from "./overlay/play/hudValues.ts";
import { attachSounds } from "./overlay/play/playedSounds.ts";
import soundStyles from "./overlay/play/Sounds.module.css";
import { followedOn, wholeViewWords } from "./overlay/play/wholeViewWords.ts";
import wholeStyles from "./overlay/WholeView.module.css";
import type { PlainStage } from "./PlainStage.ts";
import { attachActorList } from "./plain/actorList.ts";
import { frameOf } from "./view/describe.ts";
import type { ViewFacts } from "./view/ViewFacts.ts";

/**
 * Shows the numbers of a game and the way back from a zoom, plays and names its sounds, lists its actors for screen readers and has them
 * read what is said. The returned function ends it.
 */
export function attachPlainOverlay(game: PlayableGame, stage: PlainStage): () => void {
  const { world } = game.store.getState().document;
  const ends = [attachSayings(game), attachActorList(game, stage.place), attachWholeView(game, stage)];
  if (shownHud(world).length > 0) ends.push(attachHud(game, stage, world));
  if (Object.keys(world.sounds ?? {}).length > 0) ends.push(attachCaption(game, stage));
  return () => {
    for (const end of ends) end();
  };
}

function attachHud(game: PlayableGame, stage: PlainStage, world: World): () => void {
  const shown = shownHud(world);
  const corners = HUD_CORNERS.flatMap((corner) => {
    const there = shown.filter((entry) => entry.corner === corner);
    if (there.length === 0) return [];
    const list = put("ul", hudStyles.corner, ...there.map((entry) => pillOf(entry, world)));
    list.dataset.corner = corner;
    return [list];
  });
  const place = put("section", hudStyles.hud, ...corners);
  place.setAttribute("aria-label", "Numbers of the game");
  const isAbove = areNumbersAbove(world);
  place.dataset.above = String(isAbove);
  stage.place.append(place);
  const follow = (facts: ViewFacts) => !isAbove && Object.assign(place.style, frameOf(facts));
  const ends = [stage.onFacts(follow), attachValues(game, place)];
  return () => {
    for (const end of ends) end();
    place.remove();
  };
}

function pillOf({ globalId }: HudEntry, { globals }: World): HTMLElement {
  const value = put("span", hudStyles.value);
  value.dataset.global = globalId;
  return put("li", hudStyles.pill, put("span", hudStyles.name, own(globals, globalId)?.name ?? ""), " ", value);
}

function attachCaption(game: PlayableGame, stage: PlainStage): () => void {
  const caption = put("p", soundStyles.caption);
  caption.hidden = true;
  const place = put("div", soundStyles.place, caption);
  place.setAttribute("aria-hidden", "true");
  stage.place.append(place);
  const pill = new CaptionPill(caption, game);
  const ends = [
    stage.onFacts((facts) => {
      Object.assign(place.style, frameOf(facts));
      pill.seen(facts);
    }),
    attachSounds(game, (text, soundId) => pill.say(text, soundId)),
  ];
  return () => {
    for (const end of ends) end();
    place.remove();
  };
}

/** What `WholeView` is with React. Its words are those of the stage that was zoomed. */
function attachWholeView(game: PlayableGame, stage: PlainStage): () => void {
  const words = put("span", wholeStyles.words);
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: buttonClass({ size: "small" }) });
  button.append(words);
  button.addEventListener("click", () => {
    stage.resetZoom();
    stage.element.focus();
  });
  const place = put("div", wholeStyles.place, button);
  const end = stage.onFacts(({ isZoomed, stage: shown }) => {
    if (isZoomed === place.isConnected) return;
    if (!isZoomed) return place.remove();
    const { characters } = game.store.getState().document;
    words.textContent = wholeViewWords(followedOn(shown, characters));
    stage.place.append(place);
  });
  return () => {
    end();
    place.remove();
  };
}

function put(tag: "div" | "section" | "ul" | "li" | "span" | "p", className?: string, ...children: (Node | string)[]) {
  const made = document.createElement(tag);
  made.className = className ?? "";
  made.append(...children);
  return made;
}
