import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Documentation page of a machine: a mermaid state diagram of states and transitions, and its description. */
export function machinePage(name: string, source: string, machine: AnyStateMachine): string {
  const nodes = statesBelow(machine.root);
  const stays = [machine.root, ...nodes].flatMap((node) =>
    transitionsOf(node).flatMap((transition) => stayingRow(node, transition)),
  );
  return [
    `# ${name}`,
    '',
    `Drawn from \`${source}\` by a test, so it cannot be out of date: \`node_modules/.bin/vitest run packages/core/src/machine-pictures.test.ts --update\` draws it anew.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...(machine.root.type === 'parallel'
      ? ['  state machine {', ...drawn(machine.root, 2), '  }']
      : drawn(machine.root, 1)),
    ...nodes.flatMap((node) => transitionsOf(node).flatMap(arrowsOf)).map((line) => `  ${line}`),
    '```',
    '',
    ...(stays.length === 0
      ? []
      : ['Within a state:', '', '| State | On | Does |', '|---|---|---|', ...new Set(stays), '']),
  ].join('\n');
}

function statesBelow(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...statesBelow(child)]);
}

/** Mermaid identifier of a state; unique across regions with equal state names. */
function idOf(node: AnyStateNode): string {
  return node.path.length === 0 ? 'machine' : node.path.join('__').replace(/\W/gu, '_');
}

function drawn(node: AnyStateNode, depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  const children = Object.values(node.states);
  const begin = node.initial?.target.map((target) => `${indent}[*] --> ${idOf(target)}`) ?? [];
  const lines = children.flatMap((child, index) => {
    const id = idOf(child);
    const inner =
      Object.keys(child.states).length === 0
        ? []
        : [`${indent}state ${id} {`, ...drawn(child, depth + 1), `${indent}}`];
    const border = node.type === 'parallel' && index > 0 ? [`${indent}--`] : [];
    const end = child.type === 'final' ? [`${indent}${id} --> [*]`] : [];
    const calls = child.invoke.map(({ src }) => `<br/>calls ${typeof src === 'string' ? src : 'an actor'}`);
    return [...border, `${indent}state "${child.key}${calls.join('')}" as ${id}`, ...inner, ...end];
  });
  return [...begin, ...lines];
}

function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...node.transitions.values()].flat().concat(node.always ?? []);
}

function arrowsOf(transition: AnyTransitionDefinition): readonly string[] {
  return (transition.target ?? [])
    .filter((target) => !isWithin(transition.source, target) || (transition.reenter && target === transition.source))
    .map((target) => `${idOf(transition.source)} --> ${idOf(target)}: ${labelOf(transition)}`);
}

function stayingRow(node: AnyStateNode, transition: AnyTransitionDefinition): readonly string[] {
  const within = (transition.target ?? []).filter((target) => isWithin(node, target));
  if (within.length < (transition.target ?? []).length || (transition.reenter && within.includes(node))) return [];
  const goes = within.filter((target) => target !== node).map((target) => `goes to ${target.key}`);
  const does = [...transition.actions.map(nameOf), ...goes].join(', ');
  if (does === '') return [];
  return [`| ${node.path.length === 0 ? 'any' : node.path.join(' › ')} | ${labelOf(transition)} | ${does} |`];
}

/** Mermaid cannot draw an arrow from a state to a nested one. */
function isWithin(outer: AnyStateNode, inner: AnyStateNode): boolean {
  return outer.path.every((key, index) => inner.path[index] === key);
}

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : ` [${nameOf(guard)}]`;
  return `${eventName(eventType)}${condition}`.trim();
}

function eventName(type: string): string {
  if (type === '') return 'at once';
  const [, end, , source] = /^xstate\.(done|error)\.(actor|state)\.(.*)$/u.exec(type) ?? [];
  if (end !== undefined)
    return end === 'done' ? `done: ${shortened(source ?? '')}` : `failed: ${shortened(source ?? '')}`;
  const after = /^xstate\.after\.([^.]+)\./u.exec(type)?.[1];
  if (after !== undefined) return /^\d+$/u.test(after) ? `after ${after} ms` : `after ${after}`;
  return type === '*' ? 'anything' : type;
}

/** XState's generated ids of invoked actors contain the whole path. */
function shortened(id: string): string {
  return (
    id
      .replace(/^\d+\./u, '')
      .split('.')
      .at(-1) ?? id
  );
}

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'function') return named.name === '' ? 'inline' : named.name;
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type);
  return 'inline';
}
