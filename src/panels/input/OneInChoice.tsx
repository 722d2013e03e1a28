import type { ComponentProps } from "react";
import { luckWords } from "../../recording/index.ts";
import { withOdd } from "../inspector/oddNumbers.ts";

const OFFERED = [2, 3, 4, 5, 6, 8, 10, 20, 50, 100] as const;

interface OneInChoiceProps extends Pick<ComponentProps<"select">, "className" | "aria-label" | "tabIndex"> {
  readonly oneIn: number;
  readonly onChoose: (oneIn: number) => void;
}

/** How rarely something happens by luck: "1 time in 2". */
export function OneInChoice({ oneIn, onChoose, ...select }: OneInChoiceProps) {
  return (
    <select {...select} value={oneIn} onChange={({ target }) => onChoose(Number(target.value))}>
      {withOdd(OFFERED, oneIn).map((number) => (
        <option key={number} value={number}>
          {luckWords(number)}
        </option>
      ))}
    </select>
  );
}
