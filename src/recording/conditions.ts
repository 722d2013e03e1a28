/** Switching the conditions of a recording on and off, and taking them out (details §10 "Conditions panel"). */
import type { Recording } from "./Recording.ts";

export function toggleCondition(recording: Recording, key: string): Recording {
  const toggled = recording.conditions.map((condition) =>
    condition.key === key ? { ...condition, enabled: !condition.enabled } : condition,
  );
  return { ...recording, conditions: toggled };
}

export function removeCondition(recording: Recording, key: string): Recording {
  return { ...recording, conditions: recording.conditions.filter((condition) => condition.key !== key) };
}
