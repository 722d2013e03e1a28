/** Passwords that anyone would try first. */

const WELL_KNOWN = new Set([
  "password",
  "passw0rd",
  "passwort",
  "kennwort",
  "qwertzui",
  "qwertzuiop",
  "12345678",
  "123456789",
  "1234567890",
  "87654321",
  "qwertyui",
  "qwertyuiop",
  "iloveyou",
  "abcdefgh",
  "abcd1234",
  "sunshine",
  "princess",
  "football",
  "minecraft",
  "gridlings",
]);

/** Up to so many letters again and again make no long password. */
const REPEATED_MAX = 4;
const DIFFERENT_MIN = 3;
const DIGITS = /\d/g;

/** Says kindly why a password is easy to guess; null if it is not. `names` are the names that others know the child by. */
export function weakness(password: string, names: readonly string[]): string | null {
  const plain = password.trim().toLowerCase();
  if (plain === "") return "Please choose a password with letters or numbers: spaces alone are easy to guess.";
  if (new Set(plain).size === 1) {
    return "Please choose a password of more than one letter or number: the same one again and again is easy to guess.";
  }
  if (new Set(plain).size < DIFFERENT_MIN || isRepeated(plain)) {
    return "Please choose a password with more different letters or numbers: the same few again and again are easy to guess.";
  }
  if (names.some((name) => name.toLowerCase() === plain)) {
    return "Please choose a password that is not your own name: others would try that first.";
  }
  if (!WELL_KNOWN.has(plain) && !WELL_KNOWN.has(plain.replace(DIGITS, ""))) return null;
  return "Many people use that password, so others would try it first. Please choose another one.";
}

function isRepeated(text: string): boolean {
  const lengths = Array.from({ length: REPEATED_MAX }, (_, n) => n + 1);
  return lengths.some((length) => text === text.slice(0, length).repeat(text.length / length));
}
