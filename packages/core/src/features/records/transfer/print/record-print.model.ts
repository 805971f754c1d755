import type { Locale } from '../../../../kernel/index.ts';
import { MOST_SELECTED, type Condition, type PaperSheet, type Resource } from '../../../../resources/index.ts';
import { listParameters, type ReadRows } from '../../list/index.ts';
import { fieldsOnPaper, printedSheet } from './printed-sheet.model.ts';
import type { ListOnPaper, PrintedSheet } from './printed-sheet.types.ts';

/** The form of a resource by its key; null for the list itself. */
export function sheetNamed({ sheets = {} }: Pick<Resource, 'sheets'>, key: string | null): PaperSheet | null {
  return key === null ? null : (sheets[key] ?? null);
}

/** Parameters of the call that reads what is printed. */
export function printParameters(
  resource: Resource,
  list: ListOnPaper | null,
  sheet: PaperSheet | null,
): Readonly<Record<string, string>> {
  if (list === null) return {};
  const { query, fixed, selection } = list;
  const condition = bothOf(query.condition, sheet?.condition);
  const asked = condition === undefined ? query : { ...query, condition };
  const { pageNo: _pageNo, pageSize: _pageSize, total: _total, ...parameters } = listParameters(resource, asked, false);
  const field = fieldsOnPaper(resource, list, sheet).join(',');
  const selections = isSelection(list) ? { selections: selection.join(',') } : {};
  return { ...parameters, ...fixed, field, ...selections };
}

/** The sheet of the rows that were read. */
export function sheetOfRows(
  { resource }: { readonly resource: Resource },
  { list, sheet }: { readonly list: ListOnPaper; readonly sheet: string | null },
  { records, total, isTotalLowerBound = false }: ReadRows,
  locale: Locale,
): PrintedSheet {
  return printedSheet({
    resource,
    list,
    scope: isSelection(list) ? 'selected' : 'found',
    read: { rows: records, total, isTotalLowerBound },
    locale,
    sheet: sheetNamed(resource, sheet),
  });
}

/** More rows than one call names are printed by the search of the list. */
function isSelection({ selection }: ListOnPaper): boolean {
  return selection.length > 0 && selection.length <= MOST_SELECTED;
}

function bothOf(one: Condition | undefined, other: Condition | undefined): Condition | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return { all: [one, other] };
}
