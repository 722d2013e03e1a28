/** Passwords that anyone would try first. */

const WELL_KNOWN = new Set([
  "password",
  "password1",
  "passw0rd",
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

/** Says kindly why a password is easy to guess; null if it is not. `names` are the names that others know the child by. */
export function weakness(password: string, names: readonly string[]): string | null {
  const plain = password.trim().toLowerCase();
  if (plain === "") return "Please choose a password with letters or numbers: spaces alone are easy to guess.";
  if (new Set(plain).size === 1) {
    return "Please choose a password of more than one letter or number: the same one again and again is easy to guess.";
  }
  if (names.some((name) => name.toLowerCase() === plain)) {
    return "Please choose a password that is not your own name: others would try that first.";
  }
  if (!WELL_KNOWN.has(plain)) return null;
  return "Many people use that password, so others would try it first. Please choose another one.";
}
