import type { SnapshotFrom } from 'xstate';

import type { reportPickerMachine } from './report-picker.machine.ts';
import type { ReportPickerFacts, ReportPickerStatus } from './report-picker.types.ts';

const FOLDED = '1';
const NOTHING_ASKED: ReportPickerFacts['queryItems'] = [];

export function reportPickerView(snapshot: SnapshotFrom<typeof reportPickerMachine>): ReportPickerFacts {
  const { config, report, queryItems, isUnfolded, typed, errors, question, rows, total, chosen, failure } =
    snapshot.context.state;
  const items = queryItems ?? NOTHING_ASKED;
  const foldedCount = items.filter(({ hidden }) => hidden === FOLDED).length;
  return {
    status: statusOf(snapshot),
    isOpen: snapshot.matches('open'),
    report,
    queryItems: isUnfolded || foldedCount === 0 ? items : items.filter(({ hidden }) => hidden !== FOLDED),
    foldedCount,
    isUnfolded,
    typed,
    errors,
    rows,
    total,
    page: question.page,
    pageSize: question.pageSize,
    sorter: question.sorter,
    chosen,
    isMultiple: config.isMultiple === true,
    failure,
  };
}

function statusOf({ value }: SnapshotFrom<typeof reportPickerMachine>): ReportPickerStatus {
  return typeof value === 'object' ? value.open : 'closed';
}
