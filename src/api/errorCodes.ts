/**
 * The `code` of a refusal because the account has as many games, or as many bytes of them, as it may. Apart from `wire.ts`, whose schemas
 * would bring zod into the editor's page.
 */
export const ACCOUNT_FULL = "shelf-full";

/**
 * The codes of refusals at the door of a class: wrong pictures five times (wait a minute), or so often that only the teacher opens again; or the
 * child is to choose new ones.
 */
export const PICTURES_WAIT = "pictures-wait";
export const PICTURES_LOCKED = "pictures-locked";
export const PICTURES_NEW = "pictures-new";
