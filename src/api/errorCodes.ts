/**
 * The `code` of a refusal because the account has as many games, or as many bytes of them, as it may. Apart from `wire.ts`, whose schemas
 * would bring zod into the editor's page.
 */
export const ACCOUNT_FULL = "shelf-full";
