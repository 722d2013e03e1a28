import { useEffect, useState } from "react";
import { fetchAbout } from "../../api/client.ts";

let asked: Promise<boolean> | null = null;

/** Whether anybody here may make classes. Asked once; without an answer nothing of classes is shown, and the next page asks again. */
function askOnce(): Promise<boolean> {
  asked ??= fetchAbout().then(
    ({ hasClasses }) => hasClasses,
    () => {
      asked = null;
      return false;
    },
  );
  return asked;
}

/** Null until it is known. */
export function useHasClasses(): boolean | null {
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => {
    let isWanted = true;
    void askOnce().then((known) => isWanted && setHas(known));
    return () => {
      isWanted = false;
    };
  }, []);
  return has;
}
