import type { Page } from "@playwright/test";

/** What is chosen but looks as if it were not, in the colors that the page has now: one line each. */
export function unseenChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OPPOSITE: Readonly<Record<string, string>> = { on: "off", checked: "unchecked", active: "inactive" };
    const STATES = ["aria-pressed", "aria-selected", "aria-checked", "aria-current"] as const;
    const faults: string[] = [];
    for (const state of STATES)
      for (const one of document.querySelectorAll<HTMLElement>(`[${state}=true], [${state}=page]`)) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.getBoundingClientRect().width < 2) continue;
        const value = one.getAttribute(state) ?? "";
        const [chosen, selected] = [looksOf(one), one.dataset.state];
        one.setAttribute(state, "false");
        if (selected) one.dataset.state = OPPOSITE[selected] ?? selected;
        const other = looksOf(one);
        one.setAttribute(state, value);
        if (selected) one.dataset.state = selected;
        if (chosen === other && !differsFromOthers(one, state, chosen)) faults.push(nameOf(one));
      }
    for (const box of document.querySelectorAll<HTMLInputElement>("input:checked")) {
      const whole = box.closest("label") ?? box.parentElement;
      if (!whole?.checkVisibility({ visibilityProperty: true })) continue;
      const chosen = looksOf(whole);
      box.checked = false;
      const other = looksOf(whole);
      box.checked = true;
      if (chosen === other) faults.push(nameOf(box));
    }
    return faults.map((name) => `${name} is not seen as chosen`);

    /** For choices whose look hangs on something else: others of the same kind look different. */
    function differsFromOthers(one: HTMLElement, state: string, look: string): boolean {
      const others = [...document.querySelectorAll<HTMLElement>(`[${state}=false]`)].filter(
        (other) => other.className === one.className || other.parentElement === one.parentElement,
      );
      return others.length > 0 && others.every((other) => looksOf(other) !== look);
    }

    function looksOf(whole: Element): string {
      for (const fade of document.getAnimations()) if (fade instanceof CSSTransition) fade.finish();
      const parts = [whole, ...whole.querySelectorAll(":scope > *, :scope > * > *")].slice(0, 8);
      return parts.flatMap((part) => [lookOf(part), lookOf(part, "::before"), lookOf(part, "::after")]).join("\n");
    }

    function lookOf(part: Element, pseudo?: string): string {
      const style = getComputedStyle(part, pseudo);
      if (pseudo && style.content === "none") return "";
      const { backgroundColor, borderColor, borderWidth, outlineColor, outlineWidth, outlineStyle } = style;
      const {
        color,
        content,
        display,
        visibility,
        opacity,
        transform,
        translate,
        left,
        textDecorationLine,
        appearance,
      } = style;
      const native = part.matches("input") && appearance !== "none" ? String((part as HTMLInputElement).checked) : "";
      const line = outlineStyle === "none" ? "" : `${outlineColor} ${outlineWidth}`;
      const edge = `${borderColor} ${borderWidth} ${line}`;
      const form = `${display} ${visibility} ${opacity} ${transform} ${translate} ${left} ${textDecorationLine}`;
      return `${native} ${backgroundColor} ${edge} ${color} ${content} ${form}`;
    }

    function nameOf(one: Element): string {
      return `‘${(one.ariaLabel ?? one.closest("label")?.textContent ?? one.textContent ?? "").trim().slice(0, 40)}’`;
    }
  });
}
