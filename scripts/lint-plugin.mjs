/** Bans that oxlint's own rules cannot express. It is loaded by `.oxlintrc.json`. */

const askTheClock = 'Time is asked for, never taken: ask the clock port (ports/clock.port.ts) for now.';

/** @param {any} node */
const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';

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
