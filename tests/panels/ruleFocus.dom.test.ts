// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { focusRule } from "../../src/panels/inspector/ruleFocus.ts";

function page(menu: string): void {
  document.body.innerHTML = `<article data-rule-id="walk" tabindex="-1"></article>${menu}`;
}

describe("a card that was moved", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("gets the focus when its menu has closed", () => {
    page("");
    focusRule("walk");
    vi.runAllTimers();
    expect(document.activeElement?.tagName).toBe("ARTICLE");
  });

  it("does not take the focus from another menu, which would close", () => {
    page('<div role="menu" data-state="open"><button role="menuitem">Dance</button></div>');
    focusRule("walk");
    document.querySelector("button")?.focus();
    vi.runAllTimers();
    expect(document.activeElement?.textContent).toBe("Dance");
  });
});
