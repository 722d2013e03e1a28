import type { Unread } from "../engine/index.ts";
import { type Fields, fieldsOf } from "./reading.ts";

/** Called for whatever a reader cannot make sense of; `fault` is what the log says of it. */
export type Complain = (fault?: string) => void;

/**
 * Reads the fields of a rule or group one by one, and keeps as it is every field that a reader complains of. What was kept by an
 * earlier reading is read again, in the place it came from: the reader of today may know more.
 */
export class UnreadFields {
  readonly fields: Fields;
  readonly log: (fault: string) => void;
  readonly #kept: Record<string, unknown> = {};

  constructor(node: Fields, log: (fault: string) => void) {
    const { unread, ...fields } = node;
    this.fields = fieldsOf({ ...fields, ...fieldsOf(unread) });
    this.log = log;
  }

  take<Value>(name: string, read: (value: unknown, complain: Complain) => Value): Value {
    return read(this.fields[name], (fault) => {
      this.keep(name);
      if (fault !== undefined) this.log(fault);
    });
  }

  /** What is not there at all is kept as `null`, which every form of a document can hold. */
  keep(name: string): void {
    Object.defineProperty(this.#kept, name, { value: this.fields[name] ?? null, enumerable: true, configurable: true });
  }

  /** Undefined where everything could be read. */
  get kept(): Unread | undefined {
    return Object.keys(this.#kept).length > 0 ? this.#kept : undefined;
  }
}
