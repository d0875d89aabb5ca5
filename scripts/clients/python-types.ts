import { ITEMS_OF, MODEL_NAMES, pascal, pythonName, RESERVED } from './python-names.js';
import { propertiesOf, type Schema } from './python-operations.js';

export const WIDTH = 120;

/** Inputs are TypedDicts and accept more than one form; outputs are dataclasses with one form. */
export type Direction = 'input' | 'output';

interface Model {
  readonly name: string;
  readonly direction: Direction;
  text: string;
}

interface Place {
  readonly direction: Direction;
  /** As in `MODEL_NAMES`. */
  readonly path: string;
  /** The schema that `#` refers to. */
  readonly root: Schema;
}

/** Does not affect validity, so two schemas that differ in it share a class. */
const NOT_SHAPE = new Set([
  'description', 'title', 'default', 'examples', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum',
  'exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'propertyNames',
]); // prettier-ignore

/** Keywords whose keys are names. */
const MAPS = new Set(['properties', '$defs']);

/** Turns JSON Schemas into Python types, and collects the classes that they need. */
export class PythonTypes {
  readonly #models: Model[] = [];
  readonly #names = new Set<string>();
  readonly #byShape = new Map<string, string>();
  /** By direction: one component may be both input and output. */
  readonly #opened = { input: new Map<Schema, string | null>(), output: new Map<Schema, string | null>() };

  constructor(private readonly document: Schema) {}

  /** The Python type of a schema at a place of the document, such as `records.get/output`. */
  typeOf(schema: unknown, direction: Direction, path: string): string {
    return this.#type(schema, { direction, path, root: isSchema(schema) ? schema : {} });
  }

  /** A TypedDict of these fields with its own name, created once. */
  fieldsOf(name: string, fields: readonly { name: string; schema: Schema; required: boolean }[], path: string): string {
    const known = this.#byShape.get(path);
    if (known) return known;
    const properties = Object.fromEntries(fields.map((field) => [field.name, field.schema]));
    const required = fields.filter((field) => field.required).map((field) => field.name);
    const schema = { type: 'object', properties, required };
    const free = this.#unique(name);
    this.#byShape.set(path, free);
    return this.#declare(free, schema, { direction: 'input', path, root: schema });
  }

  models(direction: Direction): Model[] {
    return this.#models.filter((model) => model.direction === direction).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  #type(schema: unknown, place: Place): string {
    if (!isSchema(schema)) return 'Any';
    const items = ITEMS_OF[place.path];
    if (items && place.direction === 'input') return `Sequence[${items} | Mapping[str, Any]]`;
    if (typeof schema['$ref'] === 'string') return this.#referred(schema['$ref'], place);
    if ('const' in schema) return `Literal[${literal(schema['const'])}]`;
    if (Array.isArray(schema['enum'])) return `Literal[${schema['enum'].map(literal).join(', ')}]`;
    const choices = schema['anyOf'] ?? schema['oneOf'];
    if (Array.isArray(choices))
      return this.#guarded(schema, place, () => union(choices.map((one) => this.#type(one, place))));
    if (Array.isArray(schema['allOf'])) return this.#type(this.#merged(schema, place), place);
    const { type } = schema;
    if (Array.isArray(type)) return union(type.map((one) => this.#type({ ...schema, type: one as unknown }, place)));
    return this.#plain(schema, place);
  }

  #plain(schema: Schema, place: Place): string {
    const sent = place.direction === 'input';
    switch (schema['type'] ?? ('properties' in schema ? 'object' : undefined)) {
      case 'null':
        return 'None';
      case 'boolean':
        return 'bool';
      case 'integer':
        return 'int';
      case 'number':
        return 'float';
      case 'string':
        if (schema['format'] === 'binary') return 'bytes';
        if (schema['format'] === 'date-time') return sent ? 'datetime | str' : 'datetime';
        if (schema['format'] === 'date') return sent ? 'date | str' : 'date';
        return 'str';
      case 'array':
        return this.#guarded(schema, place, () => {
          const item = this.#type(schema['items'], { ...place, path: `${place.path}/[]` });
          return `${sent ? 'Sequence' : 'list'}[${item}]`;
        });
      case 'object':
        return this.#object(schema, place);
      default:
        return 'Any';
    }
  }

  #object(schema: Schema, place: Place): string {
    if (Object.keys(propertiesOf(schema)).length === 0) {
      const value = this.#type(schema['additionalProperties'], { ...place, path: `${place.path}/*` });
      return `${place.direction === 'input' ? 'Mapping' : 'dict'}[str, ${value}]`;
    }
    const open = this.#opened[place.direction].get(schema);
    if (open) return this.#loose(schema, place, open);
    const shape = `${place.direction} ${JSON.stringify(shapeOf(schema))}`;
    const known = this.#byShape.get(shape);
    const given = MODEL_NAMES[place.path];
    if (known && (given === undefined || given === known)) return this.#loose(schema, place, known);
    const named = given ?? defaultName(place.path);
    const taken = place.direction === 'input' && this.#names.has(named);
    const name = this.#unique(taken ? `${named}Input` : named);
    this.#byShape.set(shape, name);
    this.#opened[place.direction].set(schema, name);
    return this.#loose(schema, place, this.#declare(name, schema, place));
  }

  /** If unknown fields are accepted, any mapping is accepted as well: a TypedDict knows only its own fields. */
  #loose(schema: Schema, { direction }: Place, name: string): string {
    const takesMore = schema['additionalProperties'] !== undefined && schema['additionalProperties'] !== false;
    return direction === 'input' && takesMore ? `${name} | Mapping[str, Any]` : name;
  }

  #declare(name: string, schema: Schema, place: Place): string {
    const model: Model = { name, direction: place.direction, text: '' };
    this.#models.push(model);
    const required = new Set((schema['required'] as string[] | undefined) ?? []);
    const fields = Object.entries(propertiesOf(schema)).map(([wire, property]) => ({
      wire,
      type: this.#type(property, { ...place, path: `${place.path}/${wire}` }),
      required: required.has(wire),
      description: typeof property['description'] === 'string' ? property['description'] : undefined,
    }));
    model.text = place.direction === 'input' ? typedDict(name, fields) : dataclass(name, fields);
    return name;
  }

  #referred(reference: string, place: Place): string {
    const local = reference === '#' || reference.startsWith('#/$defs/');
    const target = reference
      .replace(/^#\/?/, '')
      .split('/')
      .filter(Boolean)
      .reduce<unknown>(
        (node, part) => (node as Schema | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')],
        local ? place.root : this.document,
      );
    if (!isSchema(target)) return 'Any';
    const name = reference.split('/').at(-1) ?? '';
    // A name in Python is kept, whatever the document calls it.
    const path = local || place.path in MODEL_NAMES ? place.path : name;
    return this.#type(target, { direction: place.direction, path, root: local ? place.root : target });
  }

  /** A schema that contains itself without a class in between has no finite type. */
  #guarded(schema: Schema, { direction }: Place, work: () => string): string {
    const open = this.#opened[direction];
    if (open.has(schema)) return 'Any';
    open.set(schema, null);
    const type = work();
    open.delete(schema);
    return type;
  }

  #merged(schema: Schema, place: Place): Schema {
    const { allOf, ...own } = schema;
    const parts = [own, ...(allOf as Schema[])].map((part) => this.#resolved(part, place));
    if (!parts.some((part) => 'properties' in part)) return { ...own, ...Object.assign({}, ...parts) } as Schema;
    return {
      type: 'object',
      properties: Object.assign({}, ...parts.map(propertiesOf)) as Schema,
      required: parts.flatMap((part) => (part['required'] as string[] | undefined) ?? []),
      additionalProperties: parts.every((part) => part['additionalProperties'] !== false),
    };
  }

  #resolved(schema: Schema, place: Place): Schema {
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return schema;
    const from = reference.startsWith('#/$defs/') ? place.root : this.document;
    const parts = reference.replace(/^#\//, '').split('/');
    return parts.reduce<Schema>((node, part) => (node[part] as Schema | undefined) ?? {}, from);
  }

  #unique(name: string): string {
    let free = name;
    for (let n = 2; this.#names.has(free) || RESERVED.has(free); n++) free = `${name}${n}`;
    this.#names.add(free);
    return free;
  }
}

/** A schema without the keywords that do not shape its type. Names of properties are always kept. */
function shapeOf(schema: unknown, named = false): unknown {
  if (Array.isArray(schema)) return schema.map((one) => shapeOf(one));
  if (!isSchema(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => named || !NOT_SHAPE.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, shapeOf(value, !named && MAPS.has(key))]));
}

interface Property {
  readonly wire: string;
  readonly type: string;
  readonly required: boolean;
  readonly description?: string;
}

function dataclass(name: string, properties: readonly Property[]): string {
  const lines = properties.map(({ wire, type, required, description }) => {
    const python = pythonName(wire);
    const optional = /(^|\| )(None|Any)($| \|)/.test(type) ? type : `${type} | None`;
    const settings = [!required && 'default=None', python !== wire && `metadata={"wire": ${literal(wire)}}`];
    const given = settings.filter(Boolean).join(', ');
    const value = given === '' ? '' : given === 'default=None' ? ' = None' : ` = field(${given})`;
    return commented(`${python}: ${required ? type : optional}${value}`, description);
  });
  return `@dataclass(kw_only=True)\nclass ${name}(Model):\n${lines.join('') || '    pass\n'}`;
}

function typedDict(name: string, properties: readonly Property[]): string {
  if (properties.some(({ wire }) => !/^[A-Za-z_]\w*$/.test(wire) || (RESERVED.has(wire) && wire !== 'extra'))) {
    const entry = ({ wire, type }: Property) => `    ${literal(wire)}: ${literal(type)},\n`;
    const needed = properties.filter(({ required }) => required);
    const base = needed.length > 0 ? `_${name}Required` : 'TypedDict';
    const first = `_${name}Required = TypedDict("_${name}Required", {\n${needed.map(entry).join('')}})\n\n\n`;
    const optional = properties.filter(({ required }) => !required);
    const last = `_${name}Optional = TypedDict("_${name}Optional", {\n${optional.map(entry).join('')}}, total=False)\n\n\n`;
    const bases = needed.length > 0 ? `_${name}Optional, ${base}` : `_${name}Optional`;
    return `${needed.length > 0 ? first : ''}${last}class ${name}(${bases}):\n    pass\n`;
  }
  const body = (some: readonly Property[]) =>
    some.map(({ wire, type, description }) => commented(`${wire}: ${type}`, description)).join('') || '    pass\n';
  const [needed, optional] = [true, false].map((wanted) => properties.filter(({ required }) => required === wanted));
  if (optional!.length === 0) return `class ${name}(TypedDict):\n${body(needed!)}`;
  if (needed!.length === 0) return `class ${name}(TypedDict, total=False):\n${body(optional!)}`;
  const base = `_${name}Required`;
  return `class ${base}(TypedDict):\n${body(needed!)}\n\nclass ${name}(${base}, total=False):\n${body(optional!)}`;
}

/** A field with its description, on one line if that fits. */
function commented(field: string, text: string | undefined): string {
  if (!text) return `    ${field}\n`;
  const comment = `#: ${text.replaceAll(/\s+/g, ' ')}`;
  const line = `    ${field}  ${comment}\n`;
  return line.length <= WIDTH + 1 ? line : `    ${comment}\n    ${field}\n`;
}

function union(types: readonly string[]): string {
  const all = [...new Set(types.flatMap((type) => splitUnion(type)))];
  if (all.includes('Any')) return 'Any';
  return [...all.filter((type) => type !== 'None'), ...all.filter((type) => type === 'None')].join(' | ');
}

/** At the top level only: `list[A | B]` is one type. */
function splitUnion(type: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  let quoted = false;
  for (const [index, letter] of [...type].entries()) {
    if (letter === '"' && type[index - 1] !== '\\') quoted = !quoted;
    if (!quoted) depth += letter === '[' ? 1 : letter === ']' ? -1 : 0;
    if (letter === '|' && depth === 0 && !quoted) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** In Python syntax. */
export function literal(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

function defaultName(path: string): string {
  return pascal(path.replaceAll('/[]', '/item').replaceAll('/*', '/value'));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
