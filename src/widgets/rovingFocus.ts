const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A ref callback that makes a row of buttons a single Tab stop, in which arrow keys, Home and End move the focus. Tab goes to the button with
 * `data-tab-stop`, if there is one; else to the one that had the focus last, or at first to the first one that is not disabled.
 */
export function rovingFocus(row: HTMLElement | null): (() => void) | undefined {
  return row ? roving(row, buttonBeside) : undefined;
}

/** Like rovingFocus, for buttons in rows: the up and down arrow keys move to the row above or below. */
export function rovingGrid(grid: HTMLElement | null): (() => void) | undefined {
  return grid
    ? roving(grid, (within, event) => buttonInNextRow(within, event) ?? buttonBeside(within, event))
    : undefined;
}

type Walk = (row: HTMLElement, event: KeyboardEvent) => HTMLButtonElement | undefined;

function roving(row: HTMLElement, walk: Walk): () => void {
  let last: EventTarget | null = null;
  const updateTabStop = (focused: EventTarget | null = document.activeElement) => {
    const buttons = buttonsIn(row);
    // With the focus in the row, Tab leads out of it and not to another button.
    const wanted = buttons.some((button) => button === focused) ? undefined : buttons.find(isWanted);
    const stop = wanted ?? buttons.find((button) => button === last) ?? buttons.find(isEnabled) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  const onFocus = ({ target }: FocusEvent) => {
    last = target;
    updateTabStop(target);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => updateTabStop(relatedTarget);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = isPlain(event) ? walk(row, event) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  row.addEventListener("focusin", onFocus);
  row.addEventListener("focusout", onBlur);
  row.addEventListener("keydown", onKeyDown);
  const observer = new MutationObserver(() => updateTabStop());
  observer.observe(row, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "aria-disabled", "data-tab-stop", "hidden"],
  });
  updateTabStop();
  return () => {
    observer.disconnect();
    row.removeEventListener("focusin", onFocus);
    row.removeEventListener("focusout", onBlur);
    row.removeEventListener("keydown", onKeyDown);
  };
}

/** Wraps around at the ends. */
function buttonBeside(row: HTMLElement, { key, target }: KeyboardEvent): HTMLButtonElement | undefined {
  const buttons = buttonsIn(row);
  const at = target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1;
  if (at < 0) return undefined;
  if (key === "Home") return buttons[0];
  if (key === "End") return buttons.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : buttons[(at + step + buttons.length) % buttons.length];
}

/** The nearest button of the next row in the direction of the arrow key; none beyond the last row. */
function buttonInNextRow(grid: HTMLElement, { key, target }: KeyboardEvent): HTMLButtonElement | undefined {
  if (!(target instanceof HTMLButtonElement) || (key !== "ArrowDown" && key !== "ArrowUp")) return undefined;
  const from = target.getBoundingClientRect();
  const ahead = buttonsIn(grid).flatMap((button) => {
    const box = button.getBoundingClientRect();
    const rows = key === "ArrowDown" ? box.top - from.bottom : from.top - box.bottom;
    return rows < 0 || button === target ? [] : [{ button, far: rows * 1000 + Math.abs(box.left - from.left) }];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.button;
}

function isPlain({ defaultPrevented, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !(defaultPrevented || ctrlKey || metaKey || altKey || shiftKey);
}

function isWanted({ dataset }: HTMLButtonElement): boolean {
  return dataset.tabStop !== undefined;
}

function isEnabled({ ariaDisabled }: HTMLButtonElement): boolean {
  return ariaDisabled !== "true";
}

function buttonsIn(row: HTMLElement): HTMLButtonElement[] {
  return [...row.querySelectorAll("button")].filter((button) => !button.disabled && !button.closest("[hidden]"));
}
