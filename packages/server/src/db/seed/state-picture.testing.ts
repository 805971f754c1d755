import { dictionaryOf, resourceActions, type Resource } from '@evergreen/core/resources';

/** The codes of a dictionary as it is first set up, with their texts, in order. */
export type StateTexts = (dictionary: string) => readonly (readonly [code: string, text: string])[];

/** The states of a resource and what moves its rows from one to another, drawn from its description; null without any. */
export function statePage(resource: Resource, statesOf: StateTexts): string | null {
  const pictures = Object.entries(resource.fields).flatMap(([key, field]) => {
    const dictionary = dictionaryOf(field);
    const moves = movesOf(resource, key);
    if (field.type !== 'state' || dictionary === undefined || moves.length === 0) return [];
    return [
      `## ${field.label['zh-CN']} (\`${key}\`)`,
      '',
      '```mermaid',
      'stateDiagram-v2',
      ...statesOf(dictionary).map(([code, text]) => `  state "${text}" as s${code}`),
      `  [*] --> s${field.initial}`,
      ...moves.map(({ from, to, label }) => `  s${from} --> s${to}: ${label}`),
      '```',
      '',
    ];
  });
  if (pictures.length === 0) return null;
  const handled = resourceActions(resource).flatMap(([key, { label, isHandled }]) =>
    isHandled === true ? [`${label['zh-CN']} (\`${key}\`)`] : [],
  );
  return [
    `# ${resource.title['zh-CN']} (\`${resource.name}\`)`,
    '',
    'Drawn from the description of the resource by a test, so it cannot be out of date: `node_modules/.bin/vitest run packages/server/src/db/seed/state-pictures.test.ts --update` draws it anew. ' +
      'An asterisk marks what needs more than the state. States without an arrow are reached by what retirees do, or by hooks.',
    '',
    ...pictures,
    ...(handled.length === 0 ? [] : [`Decided by a hook and not drawn: ${handled.join(', ')}.`, '']),
  ].join('\n');
}

function movesOf(resource: Resource, key: string) {
  return resourceActions(resource).flatMap(([action, { label, move, when }]) => {
    if (move?.field !== key) return [];
    const words = `${label['zh-CN']} (${action})${when === undefined ? '' : ' *'}`;
    return move.from.map((from) => ({ from, to: move.to, label: words }));
  });
}
