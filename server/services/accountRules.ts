/** What a username, a password and an e-mail address must be like, in plain words (product §17). */
import type { NewUser } from "../../src/api/wire.ts";
import { lookOf } from "../data/lookOf.ts";
import type { UserRow } from "../data/rows.ts";
import { Refusal } from "./Refusal.ts";
import { weakness } from "./weakPasswords.ts";

const USERNAME = /^[A-Za-z0-9_-]{3,30}$/;
const PHONE_NUMBER = /^[\d_-]*$/;
const PHONE_DIGITS_MIN = 7;
/** Either side of an e-mail address: no spaces, no signs that cannot be seen, and no colon, at which the Basic header would end it. */
const EMAIL_PART = /^[^\s@:\p{C}]+$/u;
const EMAIL_MAX = 254;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 1000;
/** How the secrets of devices begin: a password like that would be taken for one. */
const SECRET_START = "device.";

/** Throws a refusal that names the field, so that the form can point at it. */
export function checkNewUser({ username, email, password }: NewUser): void {
  const problem = usernameProblem(username) ?? emailProblem(email) ?? passwordProblem(password, [username, email]);
  if (problem) throw new Refusal(400, problem);
}

/** Throws a refusal if the password is too short, too long, easy to guess, or looks like a device secret. */
export function checkPassword(password: string, { username, email }: Pick<UserRow, "username" | "email">): void {
  const problem = passwordProblem(password, [username, email]);
  if (problem) throw new Refusal(400, problem);
}

function usernameProblem(username: string): string | null {
  if (username.includes("@")) return "Please choose a username that is not an e-mail address: everybody can see it.";
  if (isPhoneNumber(username)) return "Please choose a username that is not a phone number: everybody can see it.";
  if (!USERNAME.test(username)) return "Please choose a username of 3 to 30 letters, numbers, - or _.";
  if (!/[A-Za-z0-9]/.test(username)) return "Please choose a username with letters or numbers in it.";
  return isReserved(username) ? "This name belongs to the site. Please choose another username." : null;
}

/** Names under which somebody could pose as the site: those of its operators, its own name, and the names of its pages. */
const RESERVED = new Set(
  (
    "admin administrator moderator mod staff official support help system root team operator teacher " +
    "null undefined nib new explore play editor login join logout me faq terms privacy"
  )
    .split(" ")
    .map(lookOf),
);

/** Whatever stands around it, the site's own name makes others think that the site is speaking. */
const SITE_NAME = lookOf("gridlings");

function isReserved(username: string): boolean {
  const look = lookOf(username);
  return RESERVED.has(look) || look.includes(SITE_NAME);
}

function isPhoneNumber(username: string): boolean {
  return PHONE_NUMBER.test(username) && username.replace(/\D/g, "").length >= PHONE_DIGITS_MIN;
}

function emailProblem(email: string): string | null {
  if (email.length > EMAIL_MAX || !isEmail(email)) {
    return "Please check the email address: it should look like name@example.com.";
  }
  if (!email.split(/[@.]/).some(mixesAlphabets)) return null;
  return "Please check the email address: some of its letters only look like the right ones.";
}

/** With one Cyrillic or Greek letter among Latin ones, an address can pass for somebody else's. */
function mixesAlphabets(part: string): boolean {
  return /\p{Script=Latin}/u.test(part) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(part);
}

function isEmail(email: string): boolean {
  const [name = "", domain = "", ...more] = email.split("@");
  if (more.length > 0 || !EMAIL_PART.test(name) || !EMAIL_PART.test(domain)) return false;
  // A dot with something on both sides.
  return domain.slice(1, -1).includes(".");
}

function passwordProblem(password: string, names: readonly string[]): string | null {
  if (password.length < PASSWORD_MIN) return "Please choose a password of at least 8 characters.";
  if (password.toLowerCase().startsWith(SECRET_START)) {
    return `Please choose a password that does not start with “${SECRET_START}”.`;
  }
  return password.length > PASSWORD_MAX ? "Please choose a shorter password." : weakness(password, names);
}
