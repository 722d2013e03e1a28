import { buttonClass } from "../../widgets/buttonClass.ts";
import numbered from "../../widgets/NumberedSteps.module.css";
import { buttonElement, element } from "../elements.ts";
import { lineIcon } from "../plain/icons.ts";
import styles from "./File.module.css";

/** Says how the game of a file is changed: its page has no editor, and asks no network. */
export function showChangeIt(page: HTMLElement): void {
  const made = element("dialog", styles.dialog);
  const close = () => made.close();
  const title = element("h2", styles.dialogTitle, "Change this game");
  const shut = buttonElement(styles.close, "Close", close, lineIcon("close", 20));
  const steps = element(
    "ol",
    numbered.steps,
    ...STEPS.map((step) => element("li", undefined, element("span", undefined, ...step()))),
  );
  const done = buttonElement(buttonClass({ variant: "primary" }), "Done", close, "Done");
  made.append(
    element("div", styles.dialogHead, title, shut),
    element("div", styles.dialogBody, steps),
    element("div", styles.dialogFoot, done),
  );
  made.setAttribute("role", "dialog");
  made.setAttribute("aria-label", "Change this game");
  made.addEventListener("close", () => made.remove());
  made.addEventListener("click", ({ target }) => target === made && close());
  page.append(made);
  made.showModal();
  done.focus();
}

const STEPS: readonly (() => readonly (Node | string)[])[] = [
  () => ["Open ", strong("Gridlings"), " in your browser."],
  () => ["Press ", strong("Open a game file"), " and choose this file."],
];

function strong(text: string): HTMLElement {
  return element("strong", undefined, text);
}
