import type { WorldRecord } from "../../api/wire.ts";
import { absoluteUrl } from "../../browser/page.ts";
import { shownName } from "../../player/shownName.ts";

const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The line of HTML that shows a published game in another page. */
export function embedLine({ id, name }: Pick<WorldRecord, "id" | "name">): string {
  const title = shownName(name).replace(/[&<>"]/g, (letter) => ESCAPED[letter] ?? "");
  return `<iframe src="${absoluteUrl(`/embed/${id}`)}" title="${title}" width="640" height="480" allow="fullscreen; gamepad"></iframe>`;
}
