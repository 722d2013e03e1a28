const WAGONS = [4, 36] as const;

/** An engine with two wagons close behind it. */
export function TrainPicture() {
  return (
    <svg viewBox="0 0 104 40" width="104" height="40" aria-hidden="true">
      <g stroke="var(--color-ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M2 35h100" fill="none" strokeLinecap="round" />
        <path d="M28 25h10M60 25h10" fill="none" strokeWidth="3" />
        {WAGONS.map((x) => (
          <g key={x}>
            <rect x={x} y="14" width="26" height="15" rx="3" fill="var(--color-flow)" />
            <circle cx={x + 7} cy="31" r="4" fill="var(--color-surface)" />
            <circle cx={x + 19} cy="31" r="4" fill="var(--color-surface)" />
          </g>
        ))}
        <path d="M68 29V8h12v8h5V8h5v8h5a4 4 0 0 1 4 4v9z" fill="var(--color-coral)" />
        <rect x="71" y="11" width="6" height="6" rx="1" fill="var(--color-surface)" />
        <circle cx="75" cy="31" r="4" fill="var(--color-surface)" />
        <circle cx="92" cy="31" r="4" fill="var(--color-surface)" />
      </g>
    </svg>
  );
}
