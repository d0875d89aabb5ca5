import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const RESULTS = path.join('bench', 'results');

/**
 * Writes a report to bench/results/NAME.json, and its Markdown to NAME.md. Prints the Markdown.
 * @param name of a `--save` option; a path in front of it is dropped
 */
export async function writeReport(name: string, report: object, markdown: string): Promise<void> {
  const file = path.join(RESULTS, path.basename(name));
  await mkdir(RESULTS, { recursive: true });
  await writeFile(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${file}.md`, `${markdown}\n`);
  console.log(markdown);
  console.error(`written: ${file}.json and .md`);
}
