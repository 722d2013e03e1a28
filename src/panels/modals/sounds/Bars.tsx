import styles from "./Bars.module.css";

export interface BarsProps {
  /** 0 to 1 each. */
  readonly levels: readonly number[];
  /** As many bars as these, the missing ones silent. */
  readonly count: number;
  /** The bars from the first to before the second are bright. */
  readonly bright?: readonly [number, number];
  readonly className?: string;
}

/** A wave as bars. */
export function Bars({ levels, count, bright = [0, count], className = "" }: BarsProps) {
  return (
    <div className={`${styles.bars} ${className}`} aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={n}
          className={styles.bar}
          data-dim={n < bright[0] || n >= bright[1] || n >= levels.length}
          style={{ height: `${Math.max(3, (levels[n] ?? 0) * 100)}%` }}
        />
      ))}
    </div>
  );
}
