import { failureText, type HttpFailure } from '../../../../http/index.ts';
import { cleanText, textLength, type LocalizedText } from '../../../../kernel/index.ts';
import {
  EXPORT_FORMATS,
  exportColumns,
  MOST_SELECTED,
  REVEAL_REASON,
  type ExportFormat,
  type Resource,
} from '../../../../resources/index.ts';
import { listParameters } from '../../list/index.ts';
import { recordExportMessages as messages } from './record-export.messages.ts';
import type { ExportColumn, ExportedList, ExportScope, ExportWay } from './record-export.types.ts';

export interface ExportChoices {
  readonly columns: readonly ExportColumn[];
  readonly format: ExportFormat;
  readonly scope: ExportScope;
  readonly isRevealed: boolean;
  readonly reason: string;
}

/** What is chosen when the dialog opens: the columns of the list, and its selected rows if there are any. */
export function firstChoices(resource: Resource, list: ExportedList, way: ExportWay): ExportChoices {
  return {
    columns: shownFirst(resource, list.shown),
    format: EXPORT_FORMATS[0],
    scope: way === 'download' && mayExportSelection(list) ? 'selected' : 'found',
    isRevealed: false,
    reason: '',
  };
}

/** More rows than one call names are exported by the search of the list. */
export function mayExportSelection({ selection }: Pick<ExportedList, 'selection'>): boolean {
  return selection.length > 0 && selection.length <= MOST_SELECTED;
}

/** The columns that the list shows, in their order and chosen; behind them all others. */
export function shownFirst(resource: Resource, shown: readonly string[]): readonly ExportColumn[] {
  const all = exportColumns(resource);
  const place = (key: string) => (shown.includes(key) ? shown.indexOf(key) : shown.length);
  return all
    .toSorted((one, other) => place(one.key) - place(other.key))
    .map(({ key, label }) => ({ key, label, isChosen: shown.includes(key) }));
}

export function withColumn(columns: readonly ExportColumn[], key: string, isChosen: boolean): readonly ExportColumn[] {
  return columns.map((column) => (column.key === key ? { ...column, isChosen } : column));
}

/** What keeps the export from starting; null if nothing does. */
export function exportProblem({ columns, isRevealed, reason }: ExportChoices): LocalizedText | null {
  if (!columns.some(({ isChosen }) => isChosen)) return messages.noColumns;
  const length = textLength(cleanText(reason, 'lines'));
  const isReason = length >= REVEAL_REASON.least && length <= REVEAL_REASON.most;
  return isRevealed && !isReason ? messages.reasonMissing(REVEAL_REASON.least, REVEAL_REASON.most) : null;
}

/**
 * Parameters of the export call. Selected rows are named beside the parameters of the list; all that the list finds are asked for by one
 * parameter with the others in it.
 */
export function exportParameters(resource: Resource, list: ExportedList, choices: ExportChoices) {
  const asked = { ...askedParameters(resource, list), field: chosenKeys(choices) };
  const reason = choices.isRevealed ? { reason: cleanText(choices.reason, 'lines') } : {};
  return choices.scope === 'selected'
    ? { ...asked, ...reason, format: choices.format, selections: list.selection.join(',') }
    : { ...reason, format: choices.format, paramsStr: JSON.stringify(asked) };
}

/** What is sent for a file that the server makes by itself. */
export function jobParameters(resource: Resource, list: ExportedList, choices: ExportChoices) {
  return {
    paramsStr: JSON.stringify(askedParameters(resource, list)),
    field: chosenKeys(choices),
    format: choices.format,
    ...(choices.isRevealed ? { reason: cleanText(choices.reason, 'lines') } : {}),
  };
}

/** The parameters of the list call but for its page and columns. */
function askedParameters(resource: Resource, list: ExportedList) {
  const {
    pageNo: _pageNo,
    pageSize: _pageSize,
    total: _total,
    field: _field,
    ...parameters
  } = listParameters(resource, list.query, false);
  return { ...parameters, ...list.fixed };
}

function chosenKeys({ columns }: ExportChoices): string {
  return columns.flatMap(({ key, isChosen }) => (isChosen ? [key] : [])).join(',');
}

export function exportFailure(failure: HttpFailure): LocalizedText {
  return failure.kind === 'noFile' ? failureText(failure) : messages.failed(failureText(failure));
}
