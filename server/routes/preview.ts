import type { Request } from "express";
import type { WorldCard } from "../../src/api/wire.ts";

/** What a program that previews a link is told: names and contents of `meta` elements. */
type Tags = readonly (readonly [kind: "property" | "name", name: string, content: string])[];

/**
 * Returns the elements by which chats and search engines show a published game: its name, its maker and its picture. All
 * texts are a child's and are escaped. `address` is that of the site; without it, nothing is said that needs one.
 */
export function previewTags(card: WorldCard, address: string | null): string {
  const { name, user, description } = card;
  const by = user.username === "" ? "A Gridlings game." : `A Gridlings game by ${user.username}.`;
  const about = [by, description].filter((text) => text !== "").join(" ");
  const picture = address === null ? null : pictureAt(card, address);
  const tags: Tags = [
    ["property", "og:type", "website"],
    ["property", "og:site_name", "Gridlings"],
    ["property", "og:title", name],
    ["property", "og:description", about],
    ...(address === null ? [] : ([["property", "og:url", `${address}/play/${encodeURIComponent(card.id)}`]] as const)),
    ...(picture === null ? [] : ([["property", "og:image", picture]] as const)),
    ...(user.username === "" ? [] : ([["name", "author", user.username]] as const)),
    ["name", "twitter:card", picture === null ? "summary" : "summary_large_image"],
    ["name", "twitter:title", name],
    ["name", "twitter:description", about],
    ...(picture === null ? [] : ([["name", "twitter:image", picture]] as const)),
  ];
  return tags.map(([kind, key, content]) => `<meta ${kind}="${key}" content="${escaped(content)}" />`).join("\n");
}

/** The picture of a game with its whole address; null if it has none on this site. */
function pictureAt({ thumbnail }: WorldCard, address: string): string | null {
  return /^\/(?!\/)/.test(thumbnail) ? address + thumbnail : null;
}

/** A name or an IP address with its port, as it stands in an address. */
const HOST = /^(?:[a-z\d.-]{1,253}|\[[a-f\d:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Returns the address of the site: as the operator set it, or else as the caller has it. That one comes from the caller and
 * counts only if it is nothing but a host.
 */
export function addressFor(request: Request, set: string | null): string | null {
  if (set !== null) return set;
  const { protocol, host } = request;
  return host !== undefined && HOST.test(host) ? `${protocol}://${host}` : null;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** The text as the value of an attribute of HTML. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? "");
}
