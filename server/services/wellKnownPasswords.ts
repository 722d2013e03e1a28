/** Passwords that anyone would try first: a common word or a row of keys, also with digits or signs around it. */

/** Words that many people, and many children, have as their password. */
const COMMON_WORDS = new Set(
  `1q2w3e4r q1w2e3r4 password passwort kennwort passcode secret geheim welcome willkommen hello hallo login letmein changeme admin master test testing
  iloveyou loveyou love loveme lovely baby angel sweetie schatz mama papa mommy daddy family friend friends bestfriend happy birthday
  lucky magic star stars sunshine sunflower flower princess prince queen king unicorn rainbow butterfly dragon dinosaur monkey tiger
  kitten kitty cat puppy dog hund katze bunny horse panda dolphin chicken cookie chocolate banana cheese pizza candy apple orange
  purple yellow blue green pink summer winter spring autumn football fussball soccer baseball basketball hockey superman batman
  spiderman starwars pokemon pikachu minecraft roblox fortnite mario sonic ninja gamer game games youtube google computer internet
  tablet school schule student teacher class charlie jordan michael jessica ashley daniel shadow killer whatever freedom gridlings`.split(
    /\s+/,
  ),
);

/** Keys that lie side by side, and the alphabet. */
const ROWS = [
  "1234567890",
  "qwertyuiop",
  "qwertzuiop",
  "asdfghjkl",
  "zxcvbnm",
  "yxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
];
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(""))];

/** Digits and signs that stand for letters, as in "p4ssw0rd". */
const STAND_INS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
};

/** With more around it, a common word is hard enough to guess. */
const AROUND_MAX = 6;

/** Returns whether a password in small letters is among the first that anyone would try. */
export function isWellKnown(password: string): boolean {
  const marks = [...password];
  const inner = marks.slice(marks.findIndex(isLetter), marks.findLastIndex(isLetter) + 1);
  if (marks.length - inner.length > AROUND_MAX) return isRow(password);
  const meant = inner.map((mark) => STAND_INS[mark] ?? mark).join("");
  const letters = inner.filter(isLetter).join("");
  return [password, inner.join(""), meant, letters].some(isCommon) || isRow(password) || isRow(inner.join(""));
}

function isLetter(mark: string): boolean {
  return mark >= "a" && mark <= "z";
}

/** Written twice, a word is no harder. */
function isCommon(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return COMMON_WORDS.has(text === half + half ? half : text);
}

function isRow(text: string): boolean {
  return text !== "" && RUNS.some((run) => run.includes(text));
}
