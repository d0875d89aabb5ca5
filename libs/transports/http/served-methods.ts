import { OPERATIONS } from '@contracts/catalogue.js';
import { RecollectError } from '@kernel/errors.js';

const ROUTES = OPERATIONS.map(({ method, path }) => ({
  method,
  form: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
/** Of a message: its own path, and that of the record that it is, by an id that says so. */
const MESSAGE = /^\/v1\/(?:messages\/[^/]+|records\/message_[0-9a-z]{26})$/;
const EDITS: readonly string[] = ['PUT', 'PATCH', 'DELETE'];

/** The methods that a path serves; none where no operation has it. */
function servedMethods(url: string): string[] {
  const path = pathOf(url);
  return [...new Set(ROUTES.filter(({ form }) => form.test(path)).map(({ method }) => method))];
}

/** What a request without a route is told: that its path serves other methods, if it does. */
export function refusalOfMethod(method: string, url: string): RecollectError | null {
  if (servedMethods(url).length === 0) return null;
  const edits = EDITS.includes(method) && MESSAGE.test(pathOf(url));
  return new RecollectError(edits ? 'message_immutable' : 'method_not_allowed');
}

/** The header Allow of a 405. Of a message no edit is allowed, though its path may serve them for other records. */
export function allowOf({ code }: RecollectError, url: string): string {
  return servedMethods(url)
    .filter((method) => code !== 'message_immutable' || !EDITS.includes(method))
    .join(', ');
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
