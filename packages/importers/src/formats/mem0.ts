import type { Format, Reading } from '../format.js';
import type { Input } from '../input/input.js';
import { itemsOf } from '../input/read-json.js';
import type { Read } from '../item.js';
import { mem0Api } from '../live/mem0-api.js';
import { mem0Memory } from './mem0-memory.js';

/** The name of a list of memories: in a response of the API, an export, a dump of a self-hosted server, or of Qdrant. */
const LISTS = ['results', 'memories', 'data', 'points', 'result.points'];

/**
 * mem0: the response of `get_all`, an export with `memories`, a dump of the vector store, or NDJSON of them. The id of a memory is kept, so code
 * that knows memories by it still finds them.
 */
export const mem0: Format = {
  name: 'mem0',
  looksLike:
    'JSON: a list of memories, or an object with `results`, `memories` or `points`; or NDJSON with a memory a line',
  async *read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined> {
    reading.expect(input.entries.reduce((sum, { size }) => sum + size, 0));
    for (const entry of input.entries) {
      for await (const { value, place } of itemsOf(entry, LISTS, reading.tally)) {
        const item = mem0Memory(value, place, reading.tally);
        if (item) yield item;
      }
    }
  },
  fetch: mem0Api,
};
