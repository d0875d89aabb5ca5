import type { attributesStated } from './attributes-in.js';

/** An amount for a month or year. */
const PER_TIME =
  /(?<![\d.,])\d[\d.,]{0,15} ?(?:k|€|£|\$|euros?|pounds?|dollars?|quid)? (?:an?|per|each|im|pro|al|par) (?:month|year|monat|jahr|mes|año|mois|an)(?!\p{L})/iu;
/** Of a plain word for a job. */
const PLAIN_JOB = 0.8;

type Stated = ReturnType<typeof attributesStated>;

/** "I got the job at Acme, 2,900 a month" contains no word for pay. */
export function withPay(stated: Stated, said: string): Stated {
  const { attributes, ofOthers } = stated;
  if ((attributes.get('job') ?? 0) < PLAIN_JOB || attributes.has('rent') || !PER_TIME.test(said)) return stated;
  const salary = Math.max(PLAIN_JOB, attributes.get('salary') ?? 0);
  return {
    ...stated,
    attributes: new Map([...attributes, ['salary', salary]]),
    ofOthers: ofOthers.has('job') ? new Set([...ofOthers, 'salary']) : ofOthers,
  };
}
