import type { Locale } from '@evergreen/core/kernel';
import type { MenuEntry } from '@evergreen/core/shell/navigation';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { withSession } from '../../with-session.ts';
import { menuCommandMessages } from './menu.messages.ts';

export interface MenuOptions {
  readonly json?: boolean;
}

/** Print the side menu of this account as in the browser. */
export function menu(context: CommandContext, options: MenuOptions): Promise<ExitCode> {
  return withSession(context, async ({ core }) => {
    const { entries } = core.sitemap.facts();
    if (options.json === true)
      context.print(printableJson(entries.map((entry) => entryForPrograms(entry, context.locale))));
    else for (const line of treeLines(entries, context.locale)) context.print(printable(line));
    return 0;
  });
}

function treeLines(entries: readonly MenuEntry[], locale: Locale, indent = ''): string[] {
  return entries.flatMap((entry) => [
    indent + [entry.title, ...placesOf(entry, locale)].join('  '),
    ...treeLines(entry.children, locale, `${indent}  `),
  ]);
}

/** Where an entry leads, in words; nowhere for a group. */
function placesOf({ target }: MenuEntry, locale: Locale): string[] {
  switch (target.kind) {
    case 'group':
      return [];
    case 'page':
      return [target.path];
    case 'window':
    case 'link':
      return [target.address];
    case 'disabled':
      return [menuCommandMessages.disabled(target.reason[locale])[locale]];
  }
}

function entryForPrograms(
  { title, path, target, children }: MenuEntry,
  locale: Locale,
): Readonly<Record<string, unknown>> {
  return {
    title,
    path,
    target: target.kind === 'disabled' ? { ...target, reason: target.reason[locale] } : target,
    children: children.map((child) => entryForPrograms(child, locale)),
  };
}
