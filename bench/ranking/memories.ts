import { loadSets } from '../currency/sets.js';
import { dayAfterLast, userOf as currencyUser } from '../currency/run.js';
import { KeptFolder } from '../retrieval/kept.js';
import { type Files, keptName, loadFiles } from '../retrieval/loaders/load-files.js';
import { userOf as retrievalUser } from '../retrieval/run.js';
import type { StoredMemory } from './record.js';

/** The questions to the sets of `bench:currency` that are stored in a folder. */
export async function currencyMemories(folder: string, files: readonly string[]): Promise<StoredMemory[]> {
  const kept = await KeptFolder.open(folder);
  const memories: StoredMemory[] = [];
  for (const set of await loadSets(files)) {
    const run = kept.runOf(`currency ${set.name} ${set.split}`);
    if (run === undefined)
      throw new Error(`${set.name} is not stored in ${folder}: npm run bench:currency -- --data ${folder}`);
    const { name, form, language, split } = set;
    for (const scope of set.scopes) {
      const at = new Date(dayAfterLast(scope.stored));
      memories.push({
        set: { bench: 'currency', name, form, language, split },
        id: scope.id,
        user: currencyUser(run, set, scope),
        questions: scope.questions.map((question) => ({ question, text: question.question, at })),
      });
    }
  }
  return memories;
}

/** The questions to the data sets of `bench:retrieval` that are stored in a folder. */
export async function retrievalMemories(folder: string, files: Files): Promise<StoredMemory[]> {
  const kept = await KeptFolder.open(folder);
  const memories: StoredMemory[] = [];
  for (const [name, conversations] of await loadFiles(files)) {
    const run = kept.runOf(keptName(name, conversations));
    if (run === undefined)
      throw new Error(`${name} is not stored in ${folder}: npm run bench:retrieval -- --data ${folder}`);
    for (const { id, records, questions } of conversations) {
      const assistants = records.filter(({ role }) => role === 'assistant').map((record) => record.id);
      memories.push({
        set: { bench: 'retrieval', name, assistants },
        id,
        user: retrievalUser(run, id),
        questions: questions.map((question) => ({
          question,
          text: question.text,
          at: question.askedAt === undefined ? null : new Date(question.askedAt),
        })),
      });
    }
  }
  return memories;
}
