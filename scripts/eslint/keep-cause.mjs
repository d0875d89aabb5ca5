/**
 * An error that is made where another was caught carries it as its `cause`: else the log says what was answered, and not why.
 * ESLint's `preserve-caught-error` sees the built-in classes in a `throw` alone; this one sees ours as well, `.catch(…)`,
 * functions that make an error, and those that are handed one (as `error`, `thrown`, `caught` or `cause`) to make another.
 */
export const keepCause = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { lost: 'Give the error that was caught as `cause`, or to the function that makes this one.' },
  },
  create(context) {
    const check = (node, made) => {
      const caught = caughtAround(node);
      if (caught && !carries(made, caught.name) && !carries(made.parent, caught.name))
        context.report({ node: made, messageId: 'lost' });
    };
    return {
      NewExpression(node) {
        // Also where it is returned, or rejected with.
        if (ERROR.test(node.callee.name ?? '') && !isThrown(node)) check(node, node);
      },
      ThrowStatement(node) {
        for (const made of alternatives(node.argument)) if (MAKES.has(made.type)) check(node, made);
      },
    };
  },
};

const ERROR = /(?:Error|Failure|Exception)$/;
const MAKES = new Set(['NewExpression', 'CallExpression']);
const HANDED = new Set(['error', 'thrown', 'caught', 'cause']);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/** What was caught where `node` stands: `{ name }`, with no name where the clause leaves it out. */
function caughtAround(node) {
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (outer.type === 'CatchClause') return { name: outer.param?.name };
    if (FUNCTIONS.has(outer.type)) return isCatcher(outer) ? { name: outer.params[0]?.name } : handedTo(outer);
    if (outer.type === 'TryStatement' && inner === outer.block && outer.handler) return undefined;
  }
  return undefined;
}

/** What one that turns an error into another is called with. */
function handedTo({ type, params, parent }) {
  const called = type === 'FunctionDeclaration' || parent.type === 'MethodDefinition';
  return called ? params.find(({ name }) => HANDED.has(name)) : undefined;
}

/** Given to `.catch(…)`, or second to `.then(…)`. */
function isCatcher(node) {
  const { parent } = node;
  if (parent.type !== 'CallExpression' || parent.callee.type !== 'MemberExpression') return false;
  const method = parent.callee.property.name;
  return (method === 'catch' && parent.arguments[0] === node) || (method === 'then' && parent.arguments[1] === node);
}

function isThrown(node) {
  const { type } = node.parent;
  if (type === 'ConditionalExpression' || type === 'LogicalExpression') return isThrown(node.parent);
  return type === 'ThrowStatement';
}

/** What may be thrown: both sides of a condition. */
function alternatives(node) {
  if (node.type === 'ConditionalExpression') return [...alternatives(node.consequent), ...alternatives(node.alternate)];
  if (node.type === 'LogicalExpression') return [...alternatives(node.left), ...alternatives(node.right)];
  return [node];
}

function carries(made, name) {
  if (name === undefined || !MAKES.has(made.type)) return false;
  const is = (node) => node.type === 'Identifier' && node.name === name;
  return made.arguments.some(
    (given) =>
      (made.type === 'CallExpression' && is(given)) ||
      (given.type === 'ObjectExpression' &&
        given.properties.some((each) => each.type === 'Property' && each.key.name === 'cause' && is(each.value))),
  );
}
