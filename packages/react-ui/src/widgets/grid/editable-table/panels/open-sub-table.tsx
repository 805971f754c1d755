import { CloseOutlined } from '@ant-design/icons';
import { afterFailedOpening, subTablePlacement, type RowKey } from '@evergreen/core/grid/editable-table';
import type { LocalizedText } from '@evergreen/core/kernel';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { panelMessages as messages } from './panel.messages.ts';
import { useTable } from '../table-context.ts';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';

type Opening = { readonly kind: 'waiting' } | { readonly kind: 'failed'; readonly message: LocalizedText } | Spot;

interface Spot {
  readonly kind: 'open';
  /** Pixels from the upper edge of the table, or from its lower one. */
  readonly top?: number;
  readonly bottom?: number;
  readonly maxHeight: number;
}

/** CSS pixels: as high as it gets, and the least in which a row can still be read where there is hardly any room. */
const HIGHEST = 350;
const LOWEST = 260;

export interface OpenSubTableProps {
  readonly row: RowKey;
  readonly draw: (row: RowKey) => ReactNode;
}

/** What the row's own table stands in. */
export function OpenSubTable({ row, draw }: OpenSubTableProps) {
  const { table, id } = useTable();
  const t = useTranslate();
  const returnFocus = useFocusActiveCell();
  const section = useRef<HTMLElement>(null);
  const [opening, setOpening] = useState<Opening>({ kind: 'waiting' });

  useEffect(() => {
    let failures = 0;
    let later: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      const spot = spotOf(id, table.rows.positionOf(row));
      if (spot !== null) return setOpening(spot);
      failures += 1;
      const next = afterFailedOpening(failures);
      if (next.kind === 'retry') later = setTimeout(open, next.pause);
      else setOpening(next);
    };
    open();
    return () => clearTimeout(later);
  }, [id, table, row]);
  const isOpen = opening.kind === 'open';
  useEffect(() => {
    if (isOpen) section.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const close = () => {
    table.send({ type: 'subTable.toggle', row });
    returnFocus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  if (opening.kind === 'waiting') return null;
  if (opening.kind === 'failed')
    return <Alert type="error" showIcon closable={{ onClose: close }} title={t(opening.message)} />;
  const { kind: _, ...spot } = opening;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- because Escape closes it from wherever the focus is inside
    <section
      ref={section}
      className="table-sub-table"
      tabIndex={-1}
      aria-label={t(messages.subTable)}
      style={spot}
      onKeyDown={closeByKey}
    >
      <header>
        {t(messages.subTable)}
        <Button type="text" aria-label={t(messages.close)} icon={<CloseOutlined aria-hidden />} onClick={close} />
      </header>
      {draw(row)}
    </section>
  );
}

/** Where it is to stand, null while its row is not drawn. Above its row it covers as little beside its own table as it can. */
function spotOf(gridId: string, position: number): Spot | null {
  const grid = document.getElementById(gridId);
  const around = grid?.parentElement;
  const row = grid?.querySelector(`.table-row[data-position="${position}"]`);
  if (around === null || around === undefined || row === null || row === undefined) return null;
  const { top, bottom } = row.getBoundingClientRect();
  const outer = around.getBoundingClientRect();
  if (subTablePlacement(globalThis.innerHeight - bottom) === 'below')
    return { kind: 'open', top: bottom - outer.top, maxHeight: HIGHEST };
  return { kind: 'open', bottom: outer.bottom - top, maxHeight: Math.max(LOWEST, Math.min(HIGHEST, top - outer.top)) };
}
