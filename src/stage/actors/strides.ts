import { type Actor, appearanceNamed, type Characters, defaultAppearance, type Id } from "../../engine/index.ts";

/** What the ready-made characters call the look in which they move. */
const NAMES: ReadonlySet<string> = new Set(["walking", "running", "hopping", "flying"]);
/** In a crowd nobody's legs are noticed, and a second pose in each tick would take time. */
const CROWD = 100;

/** By the characters that have a look for moving: the look in which they stand, and that one. */
type StrideLooks = ReadonlyMap<Id, { readonly standing: Id; readonly moving: Id }>;

const NOBODY: StrideLooks = new Map();
const looksByCharacters = new WeakMap<Characters, StrideLooks>();

/** The looks of those that make strides in a tick which changes so many actors. */
export function strideLooks(characters: Characters, changed: number): StrideLooks {
  if (changed > CROWD) return NOBODY;
  const known = looksByCharacters.get(characters);
  if (known) return known;
  const looks: StrideLooks = new Map(
    Object.values(characters).flatMap((character) => {
      const [standing, moving] = [defaultAppearance(character), appearanceNamed(character, NAMES)];
      return standing === undefined || moving === undefined || moving === standing
        ? []
        : [[character.id, { standing, moving }] as const];
    }),
  );
  looksByCharacters.set(characters, looks);
  return looks;
}

/** Somebody in the middle of a step to a square beside theirs, in the look in which they move; null for anybody without one or not standing. */
export function strideBetween(before: Actor | null, after: Actor | null, looks: StrideLooks): Actor | null {
  const look = after ? looks.get(after.characterId) : undefined;
  if (!look || !before || !after) return null;
  const [from, to] = [before.position, after.position];
  const isStep = Math.abs(to.x - from.x) + Math.abs(to.y - from.y) === 1;
  if (!isStep || before.appearance !== look.standing || after.appearance !== look.standing) return null;
  return { ...after, appearance: look.moving, position: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
}
