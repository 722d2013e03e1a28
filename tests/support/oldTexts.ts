import { vi } from "vitest";

/** Replaces localStorage by one with the texts that an older version left there. Returns its live content. */
export function keepOldTexts(texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const kept = new Map(Object.entries(texts));
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const storage = new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key)) ? { enumerable: true, configurable: true, value: kept.get(String(key)) } : undefined,
  });
  vi.stubGlobal("localStorage", storage);
  return kept;
}
