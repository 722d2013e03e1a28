/** Every screen, in every window: nothing overlaps, is cut off or too small, Tab passes everything, and axe finds no fault. */

import { makeChild, signIn } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import * as classes from "../../support/screens/classTours.ts";
import * as editors from "../../support/screens/editorTours.ts";
import { ScreenLook } from "../../support/screens/ScreenLook.ts";
import * as site from "../../support/screens/siteTours.ts";
import type { Tour } from "../../support/screens/Tour.ts";
import * as teaching from "../../support/screens/teachingTours.ts";
import { DESKS, GLASS } from "../../support/screens/windows.ts";
import * as wonder from "../../support/screens/wonderTours.ts";

const MINUTES = 60_000;

interface Row {
  readonly who: string;
  readonly tour: Tour;
  readonly isVisitor?: boolean;
}

const TOURS: readonly Row[] = [
  { who: "a visitor of the site", tour: site.visitors, isVisitor: true },
  { who: "a visitor who plays", tour: site.players, isVisitor: true },
  { who: "a maker at home", tour: site.makers },
  { who: "a maker without the editor", tour: site.strangers },
  { who: "a visitor who begins a game", tour: editors.beginners, isVisitor: true },
  { who: "a maker at the stage", tour: editors.stageHands },
  { who: "a maker at the rules", tour: editors.inspectors },
  { who: "a maker in dialogs", tour: editors.dialogs },
  { who: "a maker who shares", tour: editors.shares },
  { who: "a maker in trouble", tour: editors.troubles },
  { who: "a maker who draws", tour: editors.painters },
  { who: "a maker who records", tour: teaching.recorders },
  { who: "a maker who asks why", tour: wonder.askers },
  { who: "a maker who tells by sounds and doors", tour: wonder.tellers },
  { who: "a visitor in a lesson", tour: teaching.learners, isVisitor: true },
  { who: "a teacher of a class", tour: classes.teachers },
  { who: "a pupil of a class", tour: classes.pupils, isVisitor: true },
  { who: "a visitor who remixes", tour: teaching.remixers, isVisitor: true },
];

const LOOKS = [
  { title: "nothing is squeezed on every screen of", look: (at: ScreenLook, screen: string) => at.atLayout(screen) },
  { title: "keys and readers pass all screens of", look: (at: ScreenLook, screen: string) => at.atAccess(screen) },
] as const;

const HANDS = [
  { hand: "mouse", windows: DESKS, isTouch: false },
  { hand: "finger", windows: GLASS, isTouch: true },
] as const;

for (const { hand, windows, isTouch } of HANDS)
  test.describe(`by ${hand}`, () => {
    const { width, height } = windows[0] ?? { width: 1366, height: 768 };
    test.use({
      viewport: { width, height },
      hasTouch: isTouch,
      isMobile: isTouch,
      contextOptions: { reducedMotion: "reduce" },
    });

    for (const { who, tour, isVisitor = false } of TOURS)
      for (const { title, look } of LOOKS)
        test(`${title} ${who}`, LONG, async ({ page, context, request, baseURL, faults }) => {
          test.setTimeout(30 * MINUTES);
          const child = await makeChild(request);
          if (!isVisitor) await signIn(context, child, baseURL ?? "");
          const screens = new ScreenLook(page, windows, isTouch);
          for await (const screen of tour({ page, request, child })) await look(screens, screen);
          // Refused addresses and sign-ins are asked for here.
          const others = faults.splice(0).filter((fault) => !/status of 40[134]|ERR_INTERNET_DISCONNECTED/.test(fault));
          expect(others).toEqual([]);
        });
  });
