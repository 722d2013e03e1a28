import { isFields, type Place } from "../engine/index.ts";
import { fieldsOf, textOf, unknownFields } from "./reading.ts";

type FoundPlace = Extract<Place, { readonly nearest: string } | { readonly random: "free" }>;

const PLACE = { start: true, actorId: true, nearest: true, random: true } as const;

/** A place that is found when a move is carried out; null if it cannot be read. */
export function readPlace(value: unknown): Place | null {
  if (!isFields(value)) return null;
  const fields = fieldsOf(value);
  const others = unknownFields(fields, PLACE);
  if (fields.start === true) return { ...others, start: true };
  const actorId = textOf(fields.actorId);
  return actorId === null ? readFoundPlace(value) : { ...others, actorId };
}

/** One for which nobody of the rule is needed. */
export function readFoundPlace(value: unknown): FoundPlace | null {
  if (!isFields(value)) return null;
  const fields = fieldsOf(value);
  const others = unknownFields(fields, PLACE);
  const nearest = textOf(fields.nearest);
  if (nearest !== null) return { ...others, nearest };
  return fields.random === "free" ? { ...others, random: "free" } : null;
}
