/** Strokes on a 24 by 24 field, one for the topic of each screen. */
const PATHS: Readonly<Record<string, string>> = {
  '/': 'M3 11.5 12 4l9 7.5M5.5 10v10h13V10',
  '/memories': 'M4 6h16M4 12h16M4 18h10',
  '/search': 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  '/context': 'M4 4h16v4H4zM4 11h16v4H4zM4 18h9v2H4z',
  '/timeline': 'M3 12h18M7 12V7M12 12v5M17 12V5',
  '/conversations': 'M4 5h16v11H10l-4 4v-4H4z',
  '/blocks': 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  '/forgetting': 'M4 4v16h16M6 7c2 8 6 10 13 10.500',
  '/links':
    'M6 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM9 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8.700 7.300 15 10M16 13.500 11.500 16.500M6.500 9 8.300 15',
  '/people':
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-4 3-6.500 7-6.500s7 2.500 7 6.500M16 3.500a4 4 0 0 1 0 7M18.500 15c2 .8 3.500 2.900 3.500 6',
  '/administration': 'M4 7h9M17 7h3M15 4.500v5M4 17h3M11 17h9M9 14.500v5',
};

export function Icon({ of }: { readonly of: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-4 shrink-0"
    >
      <path d={PATHS[of]} />
    </svg>
  );
}

/** Three turns, the last of which returns. */
export function Mark() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-6 shrink-0">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path
        d="M9 10h9a5 5 0 0 1 0 10h-7m3-4-4 4 4 4"
        fill="none"
        stroke="var(--accent-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
