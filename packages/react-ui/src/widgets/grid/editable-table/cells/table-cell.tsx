import type { CellValue, EditedCell } from '@evergreen/core/grid/editable-table';
import type { LocalizedText } from '@evergreen/core/kernel';

import { CELL, flagWords, has } from './cell-flags.ts';
import { CellContent } from './cell-content.tsx';
import { cellNotice } from './cell-notice.ts';
import { CellProblemMark } from './cell-problem-mark.tsx';
import { ActiveCell } from './active-cell.tsx';
import type { ColumnPlace } from '../frame/grid-layout.ts';
import { isSureToFit } from './fits-cell.ts';
import { ROLE } from '../frame/grid-roles.ts';

export interface DrawnCell {
  readonly column: ColumnPlace;
  readonly gridId: string;
  readonly rowKey: string;
  readonly position: number;
  readonly text: string;
  /** Only where more than the text is drawn. */
  readonly value: CellValue | undefined;
  readonly flags: number;
  readonly problem: LocalizedText | undefined;
  readonly edited: EditedCell | null;
}

/**
 * One cell: its words, and an editor only while it is edited. Called by the row rather than made an element of its own: most of a
 * row's cells are words in a box, and a component for each would cost more than the box.
 */
export function drawCell({ column, gridId, rowKey, position, text, value, flags, problem, edited }: DrawnCell) {
  const isPlain = flags === 0 && column.look === 'text';
  if (isPlain)
    return (
      <div
        key={column.key}
        role={ROLE.cell}
        aria-colindex={column.index}
        className={isSureToFit(text, column.room) ? column.fittingClassName : column.className}
        style={column.style}
      >
        {text}
      </div>
    );
  const isActive = has(flags, CELL.active);
  const isLocked = has(flags, CELL.locked);
  const notice = cellNotice(text, edited, problem);
  const problemId = notice === undefined ? undefined : `${gridId}-problem-${position}-${column.index}`;
  return (
    <div
      key={column.key}
      role={ROLE.cell}
      aria-colindex={column.index}
      className={column.className + flagWords(flags)}
      style={column.style}
      aria-readonly={isLocked || undefined}
      aria-selected={has(flags, CELL.ranged) || isActive || undefined}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problemId}
    >
      {column.look === 'text' ? (
        text
      ) : (
        <CellContent
          column={column}
          rowKey={rowKey}
          text={text}
          value={value}
          isLocked={isLocked}
          isActive={isActive}
        />
      )}
      {notice !== undefined && problemId !== undefined && (
        <CellProblemMark id={problemId} problem={notice} isOpen={isActive} />
      )}
      {has(flags, CELL.corner) && <span className="table-fill" data-fill aria-hidden />}
      {isActive && (
        <ActiveCell
          column={column}
          rowKey={rowKey}
          text={text}
          isLocked={isLocked}
          problemId={problemId}
          edited={edited}
        />
      )}
    </div>
  );
}
