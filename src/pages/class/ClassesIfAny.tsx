import { lazy, Suspense } from "react";
import { usePupil } from "../useMe.ts";
import { useHasClasses } from "./hasClasses.ts";

// Only where somebody may make classes.
const ClassShelf = lazy(async () => ({ default: (await import("./ClassShelf.tsx")).ClassShelf }));

/** The classes of a teacher; nothing where nobody may make any. */
export function ClassesIfAny() {
  const hasClasses = useHasClasses();
  const isPupil = usePupil() !== null;
  if (!hasClasses || isPupil) return null;
  return (
    <Suspense>
      <ClassShelf />
    </Suspense>
  );
}
