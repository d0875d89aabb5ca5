import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Article, type LevelName, type LevelQuestion, type Need, type Variant } from './content/level.js';

interface PublishedLevel {
  readonly level_id: string;
  readonly articles: readonly (Omit<Article, 'metadata'> & { readonly metadata: Article['metadata'] | null })[];
  readonly questions: readonly { readonly question: string; readonly expected_answer: string }[];
}

export interface LongHorizon {
  readonly turns: readonly { readonly turn_number: number; readonly content: string; readonly block_name: string }[];
  readonly questions: readonly {
    readonly question_id: string;
    readonly text: string;
    readonly category: string;
    readonly rubric: {
      readonly required_keywords: readonly string[];
      readonly incorrect_patterns: readonly string[];
    } | null;
  }[];
}

/** The folder of the published articles and questions, or null after a line that says what is missing. */
export async function readPublished<T>(folder: string, file: string): Promise<T | null> {
  const full = path.resolve(folder, file);
  if (!existsSync(full)) {
    console.log(`${file} is not in ${folder}: only contents of our own are asked. RECOLLECT_DATA names the folder.`);
    return null;
  }
  return JSON.parse(await readFile(full, 'utf8')) as T;
}

export function publishedVariant(levels: readonly PublishedLevel[], level: LevelName): Variant[] {
  const found = levels.find(({ level_id: id }) => id === level);
  if (!found) return [];
  const articles = found.articles.map(({ title, content, published, metadata }) => ({ title, content, published, ...(metadata && { metadata }) })); // prettier-ignore
  // If two sources disagree, both sides are needed for every question.
  const sides = level === 'L5' ? needsOf(found.questions[0]?.expected_answer ?? '', articles) : [];
  const questions = found.questions.map(({ question, expected_answer: expected }): LevelQuestion => {
    const needs = sides.length > 0 ? sides : needsOf(expected, articles);
    const numbers = needs.map(({ text }) => text).filter((text) => /\d/.test(text));
    return { question, expected, needs, says: numbers.length > 0 ? numbers : needs.map(({ text }) => text), ...(JUDGED.includes(level) && { judged: true }) }; // prettier-ignore
  });
  return [{ level, name: 'published', articles, questions, ...(level === 'L7' && { taught: true }) }];
}
export type { PublishedLevel };

/** Reasoning in words, which keywords cannot grade. */
const JUDGED: readonly LevelName[] = ['L5', 'L8', 'L9', 'L10', 'L11'];
const KEY =
  /(?<![\p{L}\p{N}])(?:\d+(?:[.,]\d+)*(?:\s?%|\s(?:billion|million))?|\p{Lu}[\p{L}]+(?:\s\p{Lu}[\p{L}]+)*)(?![\p{L}\p{N}])/gu;

/**
 * What an expected answer takes from its articles: its numbers and names, each from an article that contains it.
 * Results that are computed occur in no article and are not needed. Without numbers and names, the sentence with most
 * of its words.
 */
function needsOf(expected: string, articles: readonly Article[]): Need[] {
  const keys = [...new Set([...expected.matchAll(KEY)].map(([key]) => key))].filter((key) => key.length > 1);
  const needs = keys.flatMap((text) => {
    const [article, ...also] = articles.flatMap(({ title, content }, place) => whole(text).test(`${title}\n${content}`) ? [place] : []); // prettier-ignore
    const plain = articles.some(({ content }) => whole(text.toLowerCase()).test(content));
    // "The" and "Without" begin a sentence and are not names.
    if (article === undefined || (plain && /^\p{L}/u.test(text)) || COMMON.has(text)) return [];
    return [{ article, text, ...(also.length > 0 && { also }) }];
  });
  return needs.length > 0 ? needs : [likest(expected, articles)];
}

const COMMON = new Set([
  'The',
  'Without',
  'With',
  'Instead',
  'Home',
  'First',
  'There',
  'Different',
  'Likely',
  'Run',
  'Add',
  'Write',
]);

function whole(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');
}

function likest(expected: string, articles: readonly Article[]): Need {
  const words = new Set(expected.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
  const shared = (text: string) =>
    (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => words.has(word)).length;
  const sentences = articles.flatMap(({ content }, article) =>
    content.split(/(?<=[.!?])\s+|\n+/u).map((text) => ({ article, text: text.trim().replace(/[.!?]$/u, '') })),
  );
  return sentences.reduce((best, one) => (shared(one.text) > shared(best.text) ? one : best));
}
