interface Fact {
  readonly id: string;
  readonly content: string;
  readonly type: 'semantic' | 'procedural' | 'lesson';
  readonly tags: readonly string[];
  /** The turns in which it was said, by their names in the demo conversation. */
  readonly from: readonly string[];
  readonly occurred_at: string;
  readonly importance?: number;
  /** Its previous text, which is stored first and then edited. */
  readonly before?: string;
  /** What it is linked to, by id. */
  readonly with?: string;
}

/** What an assistant would have learned from the demo conversation: facts with their sources, some of which changed. */
export const DEMO_FACTS: readonly Fact[] = [
  {
    id: 'walnuts',
    content: 'Mara is badly allergic to walnuts. Hazelnuts and almonds are fine.',
    type: 'semantic',
    tags: ['health', 'food'],
    from: ['D1:11'],
    occurred_at: '2025-09-06T09:17:00Z',
    importance: 0.95,
  },
  {
    id: 'pen',
    content: 'Mara carries an adrenaline pen in a yellow pouch. The one of March 2026 is good until September 2027.',
    before: 'Mara carries an adrenaline pen in a yellow pouch, in the front pocket of her rucksack.',
    type: 'semantic',
    tags: ['health'],
    from: ['D1:13', 'D9:7'],
    occurred_at: '2026-03-18T21:08:00Z',
    importance: 0.9,
    with: 'walnuts',
  },
  {
    id: 'otto',
    content: 'Otto is Mara’s dog: a greyhound of seven, retired from racing, and no longer terrified of umbrellas.',
    before: 'Otto is Mara’s dog: a greyhound of seven, retired from racing, and terrified of umbrellas.',
    type: 'semantic',
    tags: ['otto'],
    from: ['D1:7', 'D1:9', 'D9:11'],
    occurred_at: '2026-03-18T21:10:00Z',
  },
  {
    id: 'editor',
    content: 'Mara writes code in Zed.',
    before: 'Mara writes code in Helix.',
    type: 'semantic',
    tags: ['work'],
    from: ['D1:15', 'D7:11'],
    occurred_at: '2026-01-09T16:25:00Z',
  },
  {
    id: 'phone',
    content: 'Mara’s phone number is 555 09 274.',
    before: 'Mara’s phone number is 555 01 117.',
    type: 'semantic',
    tags: ['contact'],
    from: ['D2:7', 'D6:3'],
    occurred_at: '2025-12-12T08:51:00Z',
  },
  {
    id: 'puffin',
    content: 'Project Puffin, the route planner in Rust that Mara leads, goes live on Tuesday 7 April 2026.',
    before: 'Project Puffin, the route planner in Rust that Mara leads, goes live on Monday 2 March 2026.',
    type: 'semantic',
    tags: ['work'],
    from: ['D7:7', 'D8:9'],
    occurred_at: '2026-01-30T19:34:00Z',
    with: 'editor',
  },
  {
    id: 'wedding',
    content: 'Theo and Priya marry on 23 May 2026 in Whitby, in the Pavilion. Mara gives a speech.',
    before: 'Theo and Priya marry on 23 May 2026 in Whitby, at the old lifeboat station. Mara gives a speech.',
    type: 'semantic',
    tags: ['family'],
    from: ['D5:9', 'D9:15'],
    occurred_at: '2026-03-18T21:12:00Z',
    with: 'otto',
  },
  {
    id: 'ingrid',
    content:
      'Ingrid, Mara’s landlady, was a radio operator on ships. She looks after Otto and knocks Morse on the pipes.',
    type: 'semantic',
    tags: ['people', 'otto'],
    from: ['D2:3', 'D4:15'],
    occurred_at: '2025-10-26T21:37:00Z',
    with: 'otto',
  },
  {
    id: 'answers',
    content: 'Answer Mara’s questions about code shortly, with type hints, without clever one-liners or plugins.',
    type: 'procedural',
    tags: ['work'],
    from: ['D1:15'],
    occurred_at: '2025-09-06T09:19:00Z',
    with: 'editor',
  },
  {
    id: 'clocks',
    content: 'Keep instants in UTC and the name of the zone beside them; turn them into local time only to print.',
    type: 'lesson',
    tags: ['work'],
    from: ['D3:12'],
    occurred_at: '2025-10-01T08:10:00Z',
  },
];

export const DEMO_BLOCKS = [
  {
    label: 'human',
    description: 'Who the person is',
    value: 'Mara, 33, moved from Leeds to Bergen. Writes software for ferries at Tidewise. Allergic to walnuts.',
  },
  {
    label: 'persona',
    description: 'How the assistant speaks',
    value: 'You are Juniper: warm, dry, brief. Code answers are short and typed.',
  },
] as const;
