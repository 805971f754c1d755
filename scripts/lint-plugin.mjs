/** Bans that oxlint's own rules cannot express. It is loaded by `.oxlintrc.json`. */

const askTheClock = 'Time is asked for, never taken: ask the clock port (ports/clock.port.ts) for now.';

/** @param {any} node */
const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';

const describeTheError =
  'An error reaches no log: its text may hold the values of a statement. Describe it by errorForLog, errorNameOf or reasonOf.';

/** What describes an error by parts that hold no values of people. */
const DESCRIBES = new Set(['errorForLog', 'errorNameOf', 'reasonOf']);

const LEVELS = new Set(['info', 'warn', 'error']);
const ERROR_NAMES = new Set(['error', 'err', 'cause', 'problem', 'exception', 'failed']);
const ERROR_TEXTS = new Set(['message', 'stack', 'cause']);

/**
 * Whether a value of an entry of the log is an error, or a text that is made of one.
 *
 * @param {any} node
 * @returns {boolean}
 */
function isRawError(node) {
  switch (node?.type) {
    case 'Identifier':
      return ERROR_NAMES.has(node.name);
    case 'MemberExpression':
      return !node.computed && ERROR_TEXTS.has(node.property.name);
    case 'CallExpression':
      if (node.callee.type === 'Identifier' && DESCRIBES.has(node.callee.name)) return false;
      return (
        node.arguments.some(isRawError) || (node.callee.type === 'MemberExpression' && isRawError(node.callee.object))
      );
    case 'TemplateLiteral':
      return node.expressions.some(isRawError);
    case 'ObjectExpression':
      return node.properties.some((/** @type {any} */ each) => isRawError(each.value ?? each.argument));
    case 'ConditionalExpression':
      return isRawError(node.consequent) || isRawError(node.alternate);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return isRawError(node.left) || isRawError(node.right);
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return isRawError(node.expression);
    default:
      return false;
  }
}

/** @param {any} node a call: `logger.error(…)`, `services.logger.warn(…)` */
function isLogEntry({ callee }) {
  if (callee.type !== 'MemberExpression' || !LEVELS.has(callee.property.name)) return false;
  const { object } = callee;
  return (object.type === 'MemberExpression' ? object.property.name : object.name) === 'logger';
}

export default {
  meta: { name: 'evergreen' },
  rules: {
    // Counting with a given instant (`new Date(milliseconds)`, `Date.UTC`) is arithmetic and allowed; asking for now is not.
    'no-own-time': {
      create: (/** @type {any} */ context) => ({
        NewExpression(/** @type {any} */ node) {
          if (isDate(node.callee) && node.arguments.length === 0) context.report({ node, message: askTheClock });
        },
        CallExpression(/** @type {any} */ node) {
          if (isDate(node.callee)) context.report({ node, message: askTheClock });
        },
        MemberExpression(/** @type {any} */ node) {
          const property = node.computed ? node.property.value : node.property.name;
          if (isDate(node.object) && property === 'now') context.report({ node, message: askTheClock });
        },
      }),
    },
    // The type of the logger port refuses an error; this refuses the texts that are made of one.
    'no-raw-error-in-log': {
      create: (/** @type {any} */ context) => ({
        CallExpression(/** @type {any} */ node) {
          if (!isLogEntry(node)) return;
          for (const argument of node.arguments)
            if (isRawError(argument)) context.report({ node: argument, message: describeTheError });
        },
      }),
    },
    'no-export-star': {
      create: (/** @type {any} */ context) => ({
        ExportAllDeclaration(/** @type {any} */ node) {
          const message = 'Name what is exported. An export star hides which names are public.';
          context.report({ node, message });
        },
      }),
    },
  },
};
