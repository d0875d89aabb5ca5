/**
 * An error created while another was caught must have that one as its `cause`; otherwise the log contains the response
 * but not the reason. ESLint's `preserve-caught-error` checks only the built-in classes in a `throw`. This rule also
 * checks our own classes, `.catch(…)`, functions that create an error, and functions that receive one (as `error`,
 * `thrown`, `caught` or `cause`) to create another.
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
        // Also if it is returned, or used to reject.
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

/** What was caught around `node`: `{ name }`, with no name if the clause omits it. */
function caughtAround(node) {
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (outer.type === 'CatchClause') return { name: outer.param?.name };
    if (FUNCTIONS.has(outer.type)) return isCatcher(outer) ? { name: outer.params[0]?.name } : handedTo(outer);
    if (outer.type === 'TryStatement' && inner === outer.block && outer.handler) return undefined;
  }
  return undefined;
}

/** The parameters of a function that turns an error into another. */
function handedTo({ type, params, parent }) {
  const called = type === 'FunctionDeclaration' || parent.type === 'MethodDefinition';
  return called ? params.find(({ name }) => HANDED.has(name)) : undefined;
}

/** Passed to `.catch(…)`, or second to `.then(…)`. */
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

/** What may be thrown: both branches of a condition. */
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
