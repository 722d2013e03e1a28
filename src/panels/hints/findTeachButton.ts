/** The button that begins the first rule: in the hint over the stage, else in the inspector. */
export function findTeachButton(): HTMLElement | null {
  return document.querySelector("button[data-next=true]");
}
