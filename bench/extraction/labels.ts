import { readFile } from 'node:fs/promises';
import { parseSessionDate } from '../retrieval/loaders/locomo.js';

/** A turn of the data set, with the facts that its labels assign to it. */
export interface LabelledTurn {
  readonly id: string;
  readonly session: string;
  readonly speaker: string;
  readonly text: string;
  readonly at: string;
  readonly facts: readonly Label[];
}

export interface Label {
  readonly content: string;
  /** The person named by the data set; some turns were said by the other. */
  readonly by: string;
}

interface Sample {
  readonly sample_id?: string;
  readonly conversation: Readonly<Record<string, unknown>>;
  readonly observation: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly [string, string | readonly string[]])[]>>>
  >;
}

const textOf = (turn: { text: string; blip_caption?: string }): string =>
  turn.blip_caption === undefined ? turn.text : `${turn.text} [image: ${turn.blip_caption}]`;

/**
 * Conversations in the LoCoMo format whose sessions have an `observation`: facts by speaker, each with its source turn.
 */
export async function readLabelled(file: string, sessions: number): Promise<Map<string, LabelledTurn[]>> {
  const samples = JSON.parse(await readFile(file, 'utf8')) as Sample[];
  return new Map(
    samples.map(
      (sample, index) => [sample.sample_id ?? `conversation-${index + 1}`, turnsOf(sample, sessions)] as const,
    ),
  );
}

function turnsOf({ conversation, observation }: Sample, sessions: number): LabelledTurn[] {
  const facts = new Map<string, Label[]>();
  for (const [by, told] of Object.values(observation).flatMap((one) => Object.entries(one))) {
    for (const [content, ids] of told) {
      // A fact from several turns belongs to the first of them.
      const [id = ''] = typeof ids === 'string' ? ids.split(/[;, ]+/) : ids;
      facts.set(id, [...(facts.get(id) ?? []), { content, by }]);
    }
  }
  const turns: LabelledTurn[] = [];
  for (let session = 1; session <= sessions && Array.isArray(conversation[`session_${session}`]); session++) {
    const start = parseSessionDate(String(conversation[`session_${session}_date_time`])).getTime();
    const said = conversation[`session_${session}`] as {
      speaker: string;
      dia_id: string;
      text: string;
      blip_caption?: string;
    }[];
    said.forEach((turn, at) =>
      turns.push({
        id: turn.dia_id,
        session: `session_${session}`,
        speaker: turn.speaker,
        text: textOf(turn),
        at: new Date(start + at * 30_000).toISOString(),
        facts: facts.get(turn.dia_id) ?? [],
      }),
    );
  }
  return turns;
}
