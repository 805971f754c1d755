import type { Core } from '@evergreen/core';
import {
  AUDIT_FIELDS,
  auditFieldLabels,
  auditText,
  childResource,
  childTables,
  columnFields,
  type Resource,
  type ResourceRecord,
} from '@evergreen/core/resources';
import { httpMessages } from '@evergreen/core/http';
import { err, ok, type LocalizedText, type Result, whenFacts } from '@evergreen/core/kernel';
import { cellText } from '@evergreen/core/records/list';
import { createRecordForm } from '@evergreen/core/records/form';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { resourceNamed } from '../../resource-argument.ts';
import { textTable } from '../../text-table.ts';
import { withSession } from '../../with-session.ts';
import { showMessages as messages } from './show.messages.ts';

export interface ShowOptions {
  readonly json?: boolean;
}

/** Print one record: its fields and sub-rows as people read them, or the row as JSON. */
export async function show(
  context: CommandContext,
  name: string,
  id: string,
  { json = false }: ShowOptions,
): Promise<ExitCode> {
  const named = resourceNamed(name);
  if (!named.ok) {
    context.complain(named.error);
    return 2;
  }
  return withSession(context, async ({ core, fail, visible }) => {
    const resource = visible(named.value);
    const row = await readRecord(core, resource, id);
    if (!row.ok) return fail(row.error);
    if (json) context.print(printableJson(row.value));
    else for (const line of recordLines(context, resource, row.value)) context.print(line);
    return 0;
  });
}

/** Read one record as its details page does. */
export async function readRecord(
  core: Core,
  resource: Resource,
  id: string,
): Promise<Result<ResourceRecord, LocalizedText>> {
  const form = core.open((page) => createRecordForm({ ...page, resource, mode: { kind: 'details', id } }));
  const { row, failure } = await whenFacts(form, ({ status }) => status !== 'loading');
  form.dispose();
  return row === null ? err(failure ?? httpMessages.unreachable) : ok(row);
}

function recordLines({ io, locale }: CommandContext, resource: Resource, row: ResourceRecord): readonly string[] {
  const own = Object.entries(resource.fields).map(([key, field]) => [field.label, cellText(row, key, field)] as const);
  const entries = [
    ...own.map(([label, value]) => [label[locale], value[locale]] as const),
    ...AUDIT_FIELDS.map((key) => [auditFieldLabels[key][locale], auditText(row, key)] as const),
    [messages.version[locale], String(row.version ?? '')] as const,
  ];
  const columns = [
    { title: messages.field[locale], cells: entries.map(([label]) => label) },
    { title: messages.value[locale], cells: entries.map(([, value]) => printable(value)) },
  ];
  return [...textTable(columns, io.columns).lines, ...childLines(resource, row, { io, locale })];
}

/** The sub-rows of a record, each table under its title; none for an empty one. */
function childLines(
  resource: Resource,
  row: ResourceRecord,
  { io, locale }: Pick<CommandContext, 'io' | 'locale'>,
): readonly string[] {
  return childTables(resource).flatMap(([name, table]) => {
    const rows = row.children?.[name] ?? [];
    if (rows.length === 0) return [];
    const columns = columnFields(childResource(table)).map(([key, field]) => ({
      title: field.label[locale],
      cells: rows.map((one) => printable(cellText(one, key, field)[locale])),
    }));
    return ['', table.resource.title[locale], ...textTable(columns, io.columns).lines];
  });
}
