import type { NewUser } from "../../src/api/wire.ts";
import type { UserRow } from "../stores/rows.ts";
import { usernameLook } from "../stores/usernameLook.ts";
import { HttpError } from "./HttpError.ts";
import { isWellKnown } from "./wellKnownPasswords.ts";

const USERNAME = /^[A-Za-z0-9_-]{3,30}$/;
const PHONE_NUMBER = /^[\d_-]*$/;
const PHONE_DIGITS_MIN = 7;
/**
 * Either side of an e-mail address: without spaces, without invisible characters, and without a colon, which would end
 * it in the Basic header.
 */
const EMAIL_PART = /^[^\s@:\p{C}]+$/u;
const EMAIL_MAX = 254;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 1000;
/** The beginning of device secrets: a password that begins like this would be taken for one. */
const SECRET_START = "device.";

/** Throws an `HttpError` that names the field, so that the form can point at it. */
export function checkNewUser({ username, email, password }: NewUser): void {
  const problem = usernameProblem(username) ?? emailProblem(email) ?? passwordProblem(password, [username, email]);
  if (problem) throw new HttpError(400, problem);
}

/** Throws an `HttpError` if the password is too short, too long, easy to guess, or looks like a device secret. */
export function checkPassword(password: string, { username, email }: Pick<UserRow, "username" | "email">): void {
  const problem = passwordProblem(password, [username, email]);
  if (problem) throw new HttpError(400, problem);
}

function usernameProblem(username: string): string | null {
  if (username.includes("@")) return "Please choose a username that isn't an email address. Everyone can see it.";
  if (isPhoneNumber(username)) return "Please choose a username that isn't a phone number. Everyone can see it.";
  if (!USERNAME.test(username)) return "Please choose a username with 3 to 30 letters, numbers, - or _.";
  if (!/[A-Za-z0-9]/.test(username)) return "Please choose a username with letters or numbers in it.";
  return isReserved(username) ? "This name belongs to the site. Please choose another username." : null;
}

/** Names that only the people who run a site would have. */
const OPERATORS = looksOf(
  "admin administrator moderator mod staff official support help system root team operator teacher",
);

/** Other names that could pass for the site itself: those of its helper and of its pages. */
const RESERVED = new Set(looksOf("null undefined nib new explore play editor login join logout me faq terms privacy"));

/** The look of the site's own name. Anywhere in a username, it would make others think that the site is speaking. */
const SITE_NAME = usernameLook("gridlings");

function looksOf(words: string): string[] {
  return words.split(" ").map(usernameLook);
}

function isReserved(username: string): boolean {
  const look = usernameLook(username);
  return isOfOperators(look) || RESERVED.has(look) || look.includes(SITE_NAME);
}

/** Returns whether a look is that of an operator's name, or of several put together, such as `support_team`. */
function isOfOperators(look: string): boolean {
  return OPERATORS.some((name) => look === name || (look.startsWith(name) && isOfOperators(look.slice(name.length))));
}

function isPhoneNumber(username: string): boolean {
  return PHONE_NUMBER.test(username) && username.replace(/\D/g, "").length >= PHONE_DIGITS_MIN;
}

/**
 * Returns the one way in which we write an address. Full-width letters, which some keyboards type, and a dot at the end
 * of the domain lead to the same mailbox, and must not make a second account.
 */
export function tidyEmail(typed: string): string {
  return typed.length > EMAIL_MAX ? typed : typed.normalize("NFKC").trim().replace(/\.$/, "");
}

function emailProblem(email: string): string | null {
  if (email.length > EMAIL_MAX || !isEmail(email)) {
    return "Please check the email address. It should look like name@example.com.";
  }
  if (!email.split(/[@.]/).some(mixesAlphabets)) return null;
  return "Please check the email address. Some letters only look like the right ones.";
}

/**
 * Returns whether Latin letters are mixed with Cyrillic or Greek ones, with which an address can pass for another one.
 */
function mixesAlphabets(part: string): boolean {
  return /\p{Script=Latin}/u.test(part) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(part);
}

function isEmail(email: string): boolean {
  const [name = "", domain = "", ...more] = email.split("@");
  if (more.length > 0 || !EMAIL_PART.test(name) || !EMAIL_PART.test(domain)) return false;
  // The domain needs a dot with something on both sides.
  return domain.slice(1, -1).includes(".");
}

function passwordProblem(password: string, names: readonly string[]): string | null {
  if (password.length < PASSWORD_MIN) return "Please choose a password with at least 8 characters.";
  if (password.toLowerCase().startsWith(SECRET_START)) {
    return `Please choose a password that does not start with “${SECRET_START}”.`;
  }
  return password.length > PASSWORD_MAX ? "Please choose a shorter password." : weakness(password, names);
}

/** A password that only repeats up to this many characters counts as a short one. */
const REPEATED_MAX = 4;
const DIFFERENT_MIN = 3;

/**
 * Says kindly why a password is easy to guess; null if it is not. `names` are the names that others know the child by.
 */
function weakness(password: string, names: readonly string[]): string | null {
  const plain = password.trim().toLowerCase();
  if (plain === "") return "Please choose a password with letters or numbers. Spaces alone are easy to guess.";
  if (new Set(plain).size === 1) {
    return "Please choose a password with more than one letter or number. One letter over and over is easy to guess.";
  }
  if (new Set(plain).size < DIFFERENT_MIN || isRepeated(plain)) {
    return "Please choose a password with more different letters or numbers. The same few are easy to guess.";
  }
  if (names.some((name) => name.toLowerCase() === plain)) {
    return "Please choose a password that isn't your own name. Others would try that first.";
  }
  if (!isWellKnown(plain)) return null;
  return "Lots of people use that password, so it's easy to guess. Please choose another one.";
}

function isRepeated(text: string): boolean {
  const lengths = Array.from({ length: REPEATED_MAX }, (_, n) => n + 1);
  return lengths.some((length) => text === text.slice(0, length).repeat(text.length / length));
}
