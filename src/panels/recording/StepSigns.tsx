/** A bubble that says "Hi!". */
export function SayingSign() {
  return (
    <svg viewBox="0 0 46 46" width="46" height="46" aria-hidden="true">
      <path
        d="M13 7h20a9 9 0 0 1 9 9v5a9 9 0 0 1-9 9H22l-8 9v-9h-1a9 9 0 0 1-9-9v-5a9 9 0 0 1 9-9z"
        fill="#ffffff"
        stroke="var(--color-ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <text x="23" y="23.5" textAnchor="middle" fontSize="14" fontWeight="850" fill="var(--color-ink)">
        Hi!
      </text>
    </svg>
  );
}

/** A wooden door in a wall of stone. */
export function DoorSign() {
  return (
    <svg viewBox="0 0 46 46" width="46" height="46" aria-hidden="true">
      <path d="M10 44V19a13 13 0 0 1 26 0v25z" fill="#7d8a97" stroke="#3f4a55" strokeWidth="2" />
      <path d="M14.5 44V20a8.5 8.5 0 0 1 17 0v24z" fill="#b5763a" stroke="#6e421b" strokeWidth="2" />
      <path d="M20 13.5V44M26 13.5V44" stroke="#8f5a28" strokeWidth="1.5" />
      <path d="M14.5 34h17" stroke="#6e7882" strokeWidth="2.5" />
      <circle cx="28.5" cy="28" r="1.8" fill="#ffc93c" stroke="#6e421b" />
    </svg>
  );
}

/** A star that smiles. */
export function WinningSign() {
  return (
    <svg viewBox="0 0 46 46" width="46" height="46" aria-hidden="true">
      <path
        d="M23 4l5.9 12.300 13.5 1.8-9.9 9.300 2.5 13.400L23 34.200l-12 6.600 2.5-13.400-9.9-9.300 13.5-1.8z"
        fill="#ffc93c"
        stroke="#b87a00"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="18.5" cy="22" r="1.9" fill="#22313a" />
      <circle cx="27.5" cy="22" r="1.9" fill="#22313a" />
      <path d="M19.5 27q3.5 3 7 0" fill="none" stroke="#22313a" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
