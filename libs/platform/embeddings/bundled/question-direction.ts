import { unitVector } from '../vectors.js';

/**
 * What all questions have in common in this model, whatever they ask: the mean of a hundred questions about different
 * topics. A test recomputes it from testing/sample-questions.ts. One signed byte per dimension, without a fixed scale.
 */
const QUESTIONS = Buffer.from(
  'B/38SvIHIdMCAQscIEHfBfMQNw3n/9YC6OIl0RPk7vQxtxwNpjb51fYcNu33niD4L9YU6iwI6P/ZFAbBlVun8fMxFPkN7ETZDubUqvd8IBluuM' +
    'kIEncL+Ane8PAKFbQNzETv21PobQ/UwOnf5hLu3e/7DCAWyQrVIPwHL8wXBw4bGhav8yjJnnHfLz374UA89A0ABCnN0dQFzwvm7fMB3R8jYOXm' +
    '4Rz1FTkmFxAZ4FMtC9701w34z7sYIljgBfVQEe7z5goYBWiWG+qmHv2k8BkwzC8S4wwL5xwNARL1NeX9D7kB6x0VSMg8EhRD1/lTLNkVAxiVIx' +
    'EByhP3AakqGv33KBYUG/wq0DrwEckKSwcDzhmQvBAh8fIuG/3fBQsuFKBCueO185P8LeE+FS6D8P25FQP5DN8eP9vw3YvpKh0bHNHYQxPPwu74' +
    'DSH3P1z6+ORgD7a3NNDkL1Q/AHP4343ZLszkmSDUTScKtAnZ5NcfUC9L/yiIDhzsDRUANT8F7DURT3QY6Oi2/g9LJBTvwtSBHBMS7hXr3P0KFy' +
    'kLXmbiuCbr8ygXsBoq5vL6IgR/AAT9pxgIsObt+eZFIvVELTVFC/s9ByYg0pw7MjGmNAk1bdQvK7U55CIX6brdJ9v/JwPxldqt1JuvAjPx5qUB' +
    'KtkLdgQHCucj9QET+wDe1w4=',
  'base64',
);
const DIRECTION = unitVector(Array.from(QUESTIONS, (_, i) => QUESTIONS.readInt8(i))) as Float32Array;

/**
 * The share of it that is subtracted. By vectors alone, subtracting all of it finds the most turns (LoCoMo's
 * development half, recall@10: 40.5 with none, 53.8 with all). But a turn that asks the same question is useful too,
 * because an answer follows it. Together with search by words, half is best.
 */
const TAKEN = 0.5;

/**
 * Subtracts part of the question direction from a query's vector, which would otherwise be closer to other questions
 * than to its answer. A query that is not a question has little of it and keeps its direction.
 */
export function lessOfAQuestion(vector: Float32Array): Float32Array {
  const shared = TAKEN * DIRECTION.reduce((sum, value, i) => sum + value * (vector[i] ?? 0), 0);
  if (shared <= 0) return vector;
  return unitVector(vector.map((value, i) => value - shared * (DIRECTION[i] ?? 0))) ?? vector;
}

/** For the test that recomputes it. */
export function questionDirection(): Float32Array {
  return DIRECTION;
}
