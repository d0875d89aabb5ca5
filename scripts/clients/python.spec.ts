import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OpenApi, OWN, readDocuments } from './openapi.js';
import { offeredOf } from './python-operations.js';
import { python, pythonFiles } from './python.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, python.folder);
const openapi = await readDocuments(ROOT, OWN);
const text = (name: string): Promise<string> => readFile(join(FOLDER, name), 'utf8');

/** A document with one operation. */
function document(operation: object, path = '/v1/things', method = 'post'): OpenApi {
  const described = { operationId: 'things.do', summary: 'Do', parameters: [], responses: {}, ...operation };
  return { info: { version: '1' }, components: { schemas: {} }, paths: { [path]: { [method]: described } } } as never;
}
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const generated = (operation: object, path?: string, method?: string): Record<string, string> =>
  Object.fromEntries(pythonFiles(document(operation, path, method)));
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });

describe('the Python client as it is committed', () => {
  it('has a row for every operation of the documents and for no other', async () => {
    const table = await text('operations.py');
    const rows = [...table.matchAll(/Operation\(\n {4}"([^"]+)", "([A-Z]+)",\s+"([^"]+)",/g)];
    const listed = offeredOf(openapi).map(({ operationId, method, path }) => [operationId, method, path].join(' '));
    expect(rows.map(([, ...row]) => row.join(' ')).sort()).toEqual(listed.sort());
    expect(rows.length).toBeGreaterThan(40);
  });

  it('has a method for every operation, in both of its forms', async () => {
    const [rooms, asyncRooms] = await Promise.all(['rooms.py', 'async_rooms.py'].map(text));
    for (const { operationId: name } of offeredOf(openapi)) {
      // With _ appended if the verb is a Python keyword.
      const verb = `${name.slice(name.indexOf('.') + 1)}_?`;
      const isThere = new RegExp(`^    def ${verb}\\(`, 'm').test(rooms!);
      const isAwaited = new RegExp(`^    (${verb}) = awaited\\(rooms\\.\\w+\\.\\1\\)$`, 'm').test(asyncRooms!);
      expect([name, isThere, isAwaited]).toEqual([name, true, true]);
    }
  });

  it('has fewer than 10,000 lines, including everything written by hand', async () => {
    const source = join(FOLDER, '..');
    const names = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.py'));
    const lines = await Promise.all(
      names.map(async (name) => (await readFile(join(source, name), 'utf8')).split('\n')),
    );
    expect(lines.reduce((sum, { length }) => sum + length - 1, 0)).toBeLessThan(10_000);
  });

  it('is the output of the generator', async () => {
    const files = pythonFiles(openapi);
    for (const [name, expected] of files) expect([name, await text(name)]).toEqual([name, expected]);
    const there = (await readdir(FOLDER)).filter((name) => name.endsWith('.py'));
    expect(there.sort()).toEqual([...files.keys()].sort());
  });
});

describe('the generator', () => {
  it('gives equal shapes one class, whatever their limits and descriptions', () => {
    const thing = (maxLength: number) => object({ name: { type: 'string', maxLength, description: `${maxLength}` } });
    const schema = object({ one: thing(1), two: thing(2), other: object({ title: { type: 'string' } }) });
    const { 'outputs.py': outputs = '' } = generated({ responses: { 200: json(schema) } });
    expect(outputs.match(/^class \w+/gm)).toEqual([
      'class ThingsDoOutput', 'class ThingsDoOutputOne', 'class ThingsDoOutputOther',
    ]); // prettier-ignore
    expect(outputs).toContain('two: ThingsDoOutputOne | None = None');
  });

  it('distinguishes objects that differ only in a property named like a keyword', () => {
    const schema = object({ a: object({ title: { type: 'string' } }), b: object({ pattern: { type: 'string' } }) });
    expect(generated({ responses: { 200: json(schema) } })['outputs.py']?.match(/^class /gm)).toHaveLength(3);
  });

  it('writes a schema that contains itself, through a class and without one', () => {
    const tree = { ...object({ children: { type: 'array', items: { $ref: '#' } } }, ['children']) };
    expect(generated({ responses: { 200: json(tree) } })['outputs.py']).toContain('children: list[ThingsDoOutput]');
    const value = { $ref: '#/$defs/v', $defs: { v: { anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/$defs/v' } }] } } }; // prettier-ignore
    const table = generated({ responses: { 200: json(object({ value })) } })['outputs.py'];
    expect(table).toContain('value: ');
  });

  it('writes unions, constants, merges and names that Python keeps for itself', () => {
    const schema = object(
      {
        from: { type: 'string' },
        pet: { oneOf: [object({ kind: { const: 'cat' } }), object({ kind: { const: 'dog' } }), { type: 'null' }] },
        both: { allOf: [object({ a: { type: 'integer' } }), object({ b: { type: ['number', 'null'] } })] },
        at: { type: 'string', format: 'date-time' },
      },
      ['from'],
    );
    const { 'outputs.py': outputs = '' } = generated({ responses: { 200: json(schema) } });
    expect(outputs).toContain('from_: str = field(metadata={"wire": "from"})');
    expect(outputs).toContain('pet: ThingsDoOutputPet | ThingsDoOutputPet2 | None = None');
    expect(outputs).toContain('kind: Literal["dog"] | None = None');
    expect(outputs).toContain('    a: int | None = None\n    b: float | None = None');
    expect(outputs).toContain('at: datetime | None = None');
  });

  it('distinguishes a path field from a body field of the same name', () => {
    const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
    const requestBody = { required: true, ...json(object({ id: { type: 'integer' } }, ['id'])) };
    const operation = { parameters, requestBody, responses: { 200: json({}) } };
    const { 'rooms.py': rooms, 'operations.py': table } = generated(operation, '/v1/things/{id}');
    expect(rooms).toContain('def do(self, id: str, body_id: int, *, ');
    expect(table).toContain('params=("id",), body=("body_id=id",)');
  });

  it('sends and returns non-JSON unchanged, and returns nothing where there is no content', () => {
    const requestBody = { required: true, content: { 'application/x-ndjson': { schema: { type: 'string' } } } };
    const responses = { 200: { content: { 'application/x-ndjson': { schema: { type: 'string' } } } } };
    const files = generated({ requestBody, responses });
    expect(files['rooms.py']).toContain('def do(self, body: bytes | str, *, ');
    expect(files['operations.py']).toContain('THINGS_DO: Operation[str] = Operation(');
    expect(generated({ responses: { 204: {} } }, '/v1/things', 'delete')['operations.py']).toMatch(
      /"DELETE", "[^"]+", None,/,
    );
  });

  it('returns non-text as bytes', () => {
    const responses = { 200: { content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } } };
    const files = generated({ responses });
    expect(files['operations.py']).toContain('THINGS_DO: Operation[bytes] = Operation(');
    expect(files['rooms.py']).toContain(') -> bytes:');
  });

  it('treats what the document calls a read as safe to repeat, and a write only with its key', () => {
    const [read, write] = [true, false].map((reads) => generated({ 'x-reads': reads, responses: { 200: json({}) } }));
    expect([read, write].map((files) => /reads=(\w+)/.exec(files!['operations.py']!)?.[1])).toEqual(['True', 'False']);
  });

  it('pages lists by cursor, in the query or the body, and treats no other response as a list', () => {
    const page = object({ things: { type: 'array', items: { type: 'string' } }, has_more: {}, next_cursor: {} });
    const requestBody = { required: true, ...json(object({ cursor: { type: 'string' } })) };
    const paged = generated({ requestBody, responses: { 200: json(page) } });
    expect(paged['operations.py']).toContain('paging=Paging("things", "body", "cursor")');
    expect(paged['rooms.py']).toContain('def iterate_do(');
    expect(generated({ responses: { 200: json(page) } })['operations.py']).not.toContain('paging=');
  });

  it('documents common arguments once, and in each method only its own', () => {
    const things = (name: string) => ({
      operationId: `things.${name}`,
      summary: 'Do',
      parameters: [
        { name: 'user', in: 'query', schema: { type: 'string' }, description: 'Whose it is.' },
        { name: 'own', in: 'query', schema: { type: 'string' }, description: `Only of ${name}.` },
      ],
      responses: {},
    });
    const names = Array.from({ length: 12 }, (_, i) => `do_${i}`);
    const paths = Object.fromEntries(names.map((name) => [`/v1/${name}`, { get: things(name) }]));
    const rooms = new Map(pythonFiles({ ...document({}), paths } as never)).get('rooms.py') ?? '';
    expect(rooms.match(/user: Whose it is\./g)).toHaveLength(1);
    for (const name of names) expect(rooms).toContain(`            own: Only of ${name}.`);
  });

  it('closes the text of every description', () => {
    const description = 'Ends """ here, and \\ there';
    const files = generated({ description, responses: { 200: json({}) } });
    expect(files['rooms.py']).toContain("Ends ''' here, and \\\\ there");
  });
});
