import type { PrintedSheet } from '@evergreen/core/records/transfer';
import { useLayoutEffect, useRef, useState } from 'react';

import './printed-sheet.css';

export interface SheetOnPaperProps {
  readonly sheet: PrintedSheet;
}

/** Of the whole document: a page turned for a part of it alone would begin a new one. */
const LANDSCAPE = '@page { size: A4 landscape; }';

/** Whether something else is printed in place of the sheet: what is open over it, or the page of another tab. */
function isOffPaper(section: HTMLElement | null): boolean {
  const isOfOtherTab = section?.closest('[hidden]') !== null;
  const isUnderDialog = [...document.querySelectorAll('[role="dialog"]')].some(
    (dialog) => dialog.getClientRects().length > 0 && !dialog.contains(section),
  );
  return isOfOtherTab || isUnderDialog;
}

/** A list or a form on paper: not seen on a screen, and on paper the only thing of its page. */
export function SheetOnPaper({ sheet: { title, notes, table, isForm } }: SheetOnPaperProps) {
  const section = useRef<HTMLElement>(null);
  const [isPrinted, setPrinted] = useState(false);
  useLayoutEffect(() => setPrinted(!isOffPaper(section.current)), []);
  return (
    <section
      ref={section}
      className={`printed-sheet ${isForm ? 'printed-form' : ''} ${isPrinted ? 'printed-now' : ''}`}
      aria-label={title}
    >
      {table.orientation === 'landscape' && isPrinted && <style>{LANDSCAPE}</style>}
      <h2>{title}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <table style={{ fontSize: `${table.textSize}pt` }}>
        <colgroup>
          {table.columns.map(({ key, share }) => (
            <col key={key} style={{ width: `${share}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.key} scope="col" className={column.isNumber ? 'printed-number' : undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ id, cells }) => (
            <tr key={id}>
              {table.columns.map(({ key, isNumber }, index) => (
                <td key={key} className={isNumber ? 'printed-number' : undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
