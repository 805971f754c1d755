import ts from 'typescript';

const testFunctions = new Set(['it', 'test', 'describe']);

/**
 * The name at the root of a callee: `it` of `it`, `it.each(rows)`, `test.describe.serial`.
 * @param {ts.Expression} expression
 * @returns {string | undefined}
 */
function rootName(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return rootName(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return rootName(expression.tag);
  return undefined;
}

/**
 * The titles that a test file gives its tests and groups, without running it.
 * @param {string} fileName its ending says how it is read
 * @param {string} source
 * @returns {string[]} in the file's order; where a title is put together, its literal pieces in one
 */
export function testTitles(fileName, source) {
  /** @type {string[]} */
  const titles = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && testFunctions.has(rootName(node.expression) ?? '')) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text);
      if (title !== undefined && ts.isTemplateExpression(title)) {
        titles.push([title.head.text, ...title.templateSpans.map((span) => span.literal.text)].join('…'));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest));
  return titles;
}
