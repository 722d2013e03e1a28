import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { onElementSize } from "../../browser/screen.ts";

/** How many of the chips at the end of a line do not fit: they wrap into a second line, which the list cuts off. */
export function useHiddenChips(list: RefObject<HTMLElement | null>): number {
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => setHidden(countBelow(list.current)));
  useEffect(() => {
    const element = list.current;
    return element ? onElementSize(element, () => setHidden(countBelow(element))) : undefined;
  }, [list]);
  return hidden;
}

function countBelow(list: Element | null): number {
  const tops = [...(list?.children ?? [])].map((chip) => (chip instanceof HTMLElement ? chip.offsetTop : 0));
  return tops.filter((top) => top > (tops[0] ?? 0)).length;
}
