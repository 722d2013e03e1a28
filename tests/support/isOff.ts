/** Whether a control ignores presses, even if it is focusable. */
export function isOff(control: Element): boolean {
  return control.matches(":disabled") || control.getAttribute("aria-disabled") === "true";
}
