import type { UserRow } from "../../stores/rows.ts";
import type { Stores } from "../../stores/Stores.ts";
import { HttpError } from "../HttpError.ts";

/** Who may make classes, and who looks after the site, as the settings name them by username. */
export interface RoleSettings {
  /** Without classes, nobody makes one, and no pupil comes in. */
  readonly classes: boolean;
  readonly teachers: readonly string[];
  readonly operators: readonly string[];
}

export const NO_ROLES: RoleSettings = { classes: true, teachers: [], operators: [] };

/** Tells who is a teacher and who is an operator: those whom the settings name, and teachers whom an operator named. */
export class SiteRoles {
  readonly #stores: Stores;
  readonly #settings: RoleSettings;

  constructor(stores: Stores, settings: RoleSettings = NO_ROLES) {
    this.#stores = stores;
    this.#settings = settings;
  }

  get areClassesOn(): boolean {
    return this.#settings.classes;
  }

  isTeacher(user: UserRow): boolean {
    if (!this.areClassesOn || user.pupil) return false;
    return user.isTeacher === true || isNamed(this.#settings.teachers, user.username);
  }

  isOperator({ username, pupil }: UserRow): boolean {
    return !pupil && isNamed(this.#settings.operators, username);
  }

  /** Whether a username is that of an operator in the settings, so that no stranger may sign up with it. */
  isForOperators(username: string): boolean {
    return isNamed(this.#settings.operators, username);
  }

  /** Whether there are classes, or anybody who may make one. If not, no page shows anything of them. */
  async hasClasses(): Promise<boolean> {
    const { users, classes } = this.#stores;
    if (!this.areClassesOn) return false;
    return this.#settings.teachers.length > 0 || (await classes.hasAny()) || (await users.teachers()).length > 0;
  }

  mustBeTeacher(user: UserRow): void {
    if (!this.isTeacher(user)) throw new HttpError(403, "Only teachers can make a class.");
  }

  mustBeOperator(user: UserRow): void {
    if (!this.isOperator(user)) throw new HttpError(403, "Only the people who run this site can do that.");
  }

  /** Returns the teachers: those of the settings who have an account, and those whom an operator named. */
  async teachers(): Promise<{ username: string; isFixed: boolean }[]> {
    const { users } = this.#stores;
    if (!this.areClassesOn) return [];
    const fixed = (await Promise.all(this.#settings.teachers.map((name) => users.find(name)))).filter(
      (user) => user !== null,
    );
    const named = (await users.teachers()).filter(({ id }) => fixed.every((user) => user.id !== id));
    const shown = (isFixed: boolean) => (user: UserRow) => ({ username: user.username, isFixed });
    return [...fixed.map(shown(true)), ...named.map(shown(false))];
  }
}

function isNamed(names: readonly string[], username: string): boolean {
  return names.some((name) => name.toLowerCase() === username.toLowerCase());
}
