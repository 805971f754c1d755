import {
  actionPermission,
  resourceActions,
  resources,
  searchKeys,
  sortableColumns,
  type Resource,
} from '@evergreen/core/resources';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printableJson } from '../../printable.ts';
import { resourceNamed } from '../../resource-argument.ts';
import { textTable, type TextColumn } from '../../text-table.ts';
import { resourcesCommandMessages as messages } from './resources.messages.ts';

export interface ResourcesOptions {
  readonly json?: boolean;
}

/** Print all resources, or what one of them consists of. Asks no server. */
export async function describeResources(
  context: CommandContext,
  name: string | undefined,
  { json = false }: ResourcesOptions,
): Promise<ExitCode> {
  if (name === undefined) {
    if (json) for (const resource of resources) context.print(printableJson(descriptionOf(context, resource)));
    else for (const line of overview(context)) context.print(line);
    return 0;
  }
  const named = resourceNamed(name);
  if (!named.ok) {
    context.complain(named.error);
    return 2;
  }
  if (json) context.print(printableJson(descriptionOf(context, named.value)));
  else for (const line of linesOf(context, named.value)) context.print(line);
  return 0;
}

function descriptionOf({ locale }: CommandContext, resource: Resource) {
  return {
    name: resource.name,
    title: resource.title[locale],
    path: resource.path,
    fields: Object.entries(resource.fields).map(([key, field]) => ({
      key,
      label: field.label[locale],
      type: field.type,
      search: field.search === undefined ? [] : searchKeys(key, field),
    })),
    sort: sortableColumns(resource),
    actions: resourceActions(resource).map(([key, { label, asks = {} }]) => ({
      key,
      label: label[locale],
      permission: actionPermission(resource, key),
      asks: Object.keys(asks),
    })),
  };
}

function overview(context: CommandContext): readonly string[] {
  const { columns } = messages;
  const { locale } = context;
  return table(context, [
    { title: columns.name[locale], cells: resources.map(({ name }) => name) },
    { title: columns.title[locale], cells: resources.map(({ title }) => title[locale]) },
    { title: columns.path[locale], cells: resources.map(({ path }) => path) },
  ]);
}

function linesOf(context: CommandContext, resource: Resource): readonly string[] {
  const { locale } = context;
  const { columns } = messages;
  const { fields, sort, actions } = descriptionOf(context, resource);
  const own = table(context, [
    { title: columns.field[locale], cells: fields.map(({ key }) => key) },
    { title: columns.label[locale], cells: fields.map(({ label }) => label) },
    { title: columns.type[locale], cells: fields.map(({ type }) => type) },
    { title: columns.search[locale], cells: fields.map(({ search }) => search.join(' ')) },
  ]);
  const sortable = messages.sortable(sort.join(' '))[locale];
  if (actions.length === 0) return [...own, '', sortable];
  const doing = table(context, [
    { title: columns.action[locale], cells: actions.map(({ key }) => key) },
    { title: columns.label[locale], cells: actions.map(({ label }) => label) },
    { title: columns.right[locale], cells: actions.map(({ permission }) => permission) },
    { title: columns.asks[locale], cells: actions.map(({ asks }) => asks.join(' ')) },
  ]);
  return [...own, '', sortable, '', ...doing];
}

function table({ io }: CommandContext, columns: readonly TextColumn[]): readonly string[] {
  return textTable(columns, io.columns).lines;
}
