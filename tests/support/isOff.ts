/** Whether a control takes no press, even if it can still have the focus. */
export function isOff(control: Element): boolean {
  return control.matches(":disabled") || control.getAttribute("aria-disabled") === "true";
}
