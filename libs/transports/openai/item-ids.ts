import { randomBytes } from 'node:crypto';

/** An item of an earlier answer, as its id tells. */
export interface NamedItem {
  /** The answer that it belongs to. */
  readonly answer: string;
  /** `rest`: more text of an answer, whose first item has all of it. */
  readonly what: 'text' | 'rest' | 'refusal' | { readonly call: number };
}

/** Ids of the items of one answer. Each contains the answer’s, so that a later request can name any of them. */
export class ItemIds {
  /** Random, because who knows it may have the answer sent to the model again. */
  readonly answer = randomBytes(16).toString('hex');
  private texts = 0;
  private calls = 0;

  get response(): string {
    return `resp_${this.answer}`;
  }

  get refusal(): string {
    return `msg_${this.answer}_refusal`;
  }

  nextText(): string {
    const place = this.texts++;
    return place === 0 ? `msg_${this.answer}` : `msg_${this.answer}_${place}`;
  }

  nextCall(): string {
    return `fc_${this.answer}_${this.calls++}`;
  }
}

const ID = /^(?:msg_([0-9a-f]{32})(?:_([1-9]\d{0,3}|refusal))?|fc_([0-9a-f]{32})_(\d{1,4}))$/;

/** Null if the id is none of ours. */
export function readItemId(id: string): NamedItem | null {
  const [, answer, more, caller, call] = ID.exec(id) ?? [];
  if (caller !== undefined) return { answer: caller, what: { call: Number(call) } };
  if (answer === undefined) return null;
  return { answer, what: more === undefined ? 'text' : more === 'refusal' ? 'refusal' : 'rest' };
}
