import { failureText } from '@evergreen/core/http';
import type { RoleRights } from '@evergreen/core/contract';
import {
  compareRoles,
  previewRole,
  readRoleRights,
  type ComparedNode,
  type PreviewedEntry,
} from '@evergreen/core/access/role-comparison';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { withSession, type SignedIn } from '../../with-session.ts';
import { roleRightsMessages as messages } from './role-rights.messages.ts';

export interface DiffOptions {
  readonly all?: boolean;
  readonly json?: boolean;
}

export interface PreviewOptions {
  readonly json?: boolean;
}

/** Print what one of two roles has and the other does not; with `--all` also what both have. */
export function diffRoles(
  context: CommandContext,
  roles: readonly [left: string, right: string],
  { all = false, json = false }: DiffOptions,
): Promise<ExitCode> {
  return withSession(context, async (session) => {
    const left = await read(session, roles[0]);
    if (left === undefined) return 1;
    const right = await read(session, roles[1]);
    if (right === undefined) return 1;
    const difference = compareRoles(left, right, !all);
    const lines = [...linesOf(difference.tree, all), ...difference.rules.map(ruleLine)];
    if (json) {
      for (const line of lines) context.print(printableJson(line));
      return 0;
    }
    const [one, other] = [left, right].map(({ role }) => `${role.roleName} (${role.roleCode})`);
    context.print(printable(messages.compared(one ?? '', other ?? '')[context.locale]));
    for (const { heldBy, path, code } of lines)
      context.print(printable(`${MARKS[heldBy]} ${path.join(' › ')}${code === '' ? '' : ` (${code})`}`));
    const { onlyLeft, onlyRight, both } = difference;
    context.print(printable(messages.counted({ onlyLeft, onlyRight, both })[context.locale]));
    return 0;
  });
}

/** Print the menu as a role has it, each page with the buttons that it shows. */
export function previewRights(
  context: CommandContext,
  role: string,
  { json = false }: PreviewOptions,
): Promise<ExitCode> {
  return withSession(context, async (session) => {
    const rights = await read(session, role);
    if (rights === undefined) return 1;
    const menu = previewRole(rights);
    if (json) context.print(printableJson({ role: rights.role, menu, rules: rights.rules }));
    else {
      for (const line of menuLines(menu, 0, context)) context.print(printable(line));
      for (const { ruleName } of rights.rules) context.print(printable(messages.rule(ruleName)[context.locale]));
    }
    return 0;
  });
}

async function read({ core, fail }: SignedIn, role: string): Promise<RoleRights | undefined> {
  const rights = await readRoleRights(core.client, role);
  if (rights.ok) return rights.value;
  fail(failureText(rights.error));
  return undefined;
}

type Side = 'both' | 'left' | 'right';

interface Line {
  readonly heldBy: Side;
  readonly path: readonly string[];
  /** Code of a button; empty for an entry and a rule. */
  readonly code: string;
}

/** As `diff` marks what only the first and only the second has. */
const MARKS: Readonly<Record<Side, string>> = { left: '<', right: '>', both: '=' };

/** `isWhole`: entries that both have too, not only where they lead to a difference. */
function linesOf(nodes: readonly ComparedNode[], isWhole: boolean, above: readonly string[] = []): readonly Line[] {
  return nodes.flatMap(({ title, heldBy, code, children }) => {
    const path = [...above, title];
    const isLine = heldBy !== 'neither' && (isWhole || heldBy !== 'both');
    return [...(isLine ? [{ heldBy, path, code }] : []), ...linesOf(children, isWhole, path)];
  });
}

function ruleLine({ ruleName, heldBy }: { readonly ruleName: string; readonly heldBy: ComparedNode['heldBy'] }): Line {
  return { heldBy: heldBy === 'neither' ? 'both' : heldBy, path: [ruleName], code: '' };
}

function menuLines(entries: readonly PreviewedEntry[], depth: number, context: CommandContext): readonly string[] {
  const indent = '  '.repeat(depth);
  return entries.flatMap(({ title, isHidden, buttons, children }) => {
    const held = buttons.filter(({ isHeld }) => isHeld).map((button) => button.title);
    const aside = isHidden ? messages.notInMenu[context.locale] : '';
    return [
      `${indent}${title}${aside}${held.length === 0 ? '' : `: ${held.join(', ')}`}`,
      ...menuLines(children, depth + 1, context),
    ];
  });
}
