import { whenFacts } from '@evergreen/core/kernel';
import type { ResourceRow } from '@evergreen/core/resources';
import { csvLine } from '@evergreen/core/format';
import { createListPage, totalLabel, type ListColumn, type ListPageFacts } from '@evergreen/core/records/list';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { resourceNamed } from '../../resource-argument.ts';
import { textTable } from '../../text-table.ts';
import { withSession } from '../../with-session.ts';
import { chosenColumns } from './chosen-columns.ts';
import { listMessages } from './list.messages.ts';
import { listQueryFrom, type ListOptions } from './list-query.ts';
import { askedCondition, type AskedCondition } from './where-condition.ts';

/** As typed. */
export interface ListAsked extends ListOptions, AskedCondition {}

/**
 * Print one page of a resource, or every page: a table, one JSON object per row, or CSV. Where a program reads one page and there
 * are more rows, stderr says so.
 */
export async function list(context: CommandContext, name: string, options: ListAsked): Promise<ExitCode> {
  const named = resourceNamed(name);
  if (!named.ok) {
    context.complain(named.error);
    return 2;
  }
  const resource = named.value;
  const { json = false, csv = false, all = false } = options;
  const unclear = json && csv ? listMessages.oneFormat : all && !json && !csv ? listMessages.allNeedsFormat : null;
  if (unclear !== null) {
    context.complain(unclear);
    return 2;
  }
  const query = listQueryFrom(resource, options);
  if (!query.ok) {
    context.complain(query.error);
    return 2;
  }
  const condition = askedCondition(resource, options, context.io.clock.now());
  if (!condition.ok) {
    context.complain(condition.error);
    return 2;
  }
  const columns = chosenColumns(resource, options.columns);
  if (!columns.ok) {
    context.complain(columns.error);
    return 2;
  }
  const objectOf = (row: ResourceRow) => (options.columns === undefined ? row : partOf(row, columns.value));
  return withSession(context, async ({ core, notices, fail, visible }) => {
    const page = core.open((dependencies) =>
      createListPage({
        ...dependencies,
        resource: visible(resource),
        query: { ...query.value, ...(condition.value === null ? {} : { condition: condition.value }) },
      }),
    );
    try {
      if (csv) context.print(csvOf(columns.value.map(({ title }) => title[context.locale])));
      for (;;) {
        const facts = await whenFacts(page, ({ status }) => status === 'loaded' || status === 'failed');
        const problem = facts.failure ?? notices.at(-1)?.text;
        if (problem !== undefined) return fail(problem);
        if (json) for (const row of facts.rows) context.print(printableJson(objectOf(row)));
        else if (csv)
          for (const row of facts.rows)
            context.print(csvOf(columns.value.map(({ cell }) => cell(row)[context.locale])));
        else for (const line of pageForPeople(context, columns.value, facts)) context.print(line);
        if (!all) {
          const isPart = facts.isTotalLowerBound || facts.rows.length < facts.total;
          if (isPart && (json || csv)) context.complain(listMessages.partPrinted(totalLabel(facts)));
          return 0;
        }
        if (isLastPage(facts)) return 0;
        const { pageNo, pageSize } = facts.query;
        page.send({ type: 'page.change', pageNo: pageNo + 1, pageSize });
        // A page beyond the end leads back to the last one, which was printed.
        if (page.facts().query.pageNo <= pageNo) return 0;
      }
    } finally {
      page.dispose();
    }
  });
}

/** Without its end, which printing adds. */
function csvOf(cells: readonly string[]): string {
  return csvLine(cells.map(printable)).slice(0, -2);
}

function isLastPage({ rows, total, isTotalLowerBound, query: { pageNo, pageSize } }: ListPageFacts): boolean {
  return rows.length < pageSize || (!isTotalLowerBound && pageNo * pageSize >= total);
}

/** The chosen columns of a row and its id, so that the row can be named to another command. */
function partOf(row: ResourceRow, columns: readonly ListColumn[]): Readonly<Record<string, unknown>> {
  return { id: row.id, ...Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null])) };
}

function pageForPeople(
  { io, locale }: CommandContext,
  columns: readonly ListColumn[],
  facts: ListPageFacts,
): readonly string[] {
  const shown = columns.map(({ title, cell }) => ({
    title: title[locale],
    cells: facts.rows.map((row) => printable(cell(row)[locale])),
  }));
  const { lines, leftOut } = textTable(shown, io.columns);
  const more = leftOut === 0 ? [] : [listMessages.leftOut(leftOut)[locale]];
  return [...lines, '', totalLabel(facts)[locale], ...more];
}
