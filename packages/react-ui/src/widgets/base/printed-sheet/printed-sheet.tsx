import type { PrintedSheet as Sheet } from '@evergreen/core/record-print';
import { useLayoutEffect, useRef, useState } from 'react';

import './printed-sheet.css';

export interface PrintedSheetProps {
  readonly sheet: Sheet;
}

/** Of the whole document: a page turned for a part of it alone would begin a new one. */
const LANDSCAPE = '@page { size: A4 landscape; }';

/** Whether something is open over the sheet, which is printed in its place. */
function isUnderDialog(section: HTMLElement | null): boolean {
  return [...document.querySelectorAll('[role="dialog"]')].some(
    (dialog) => dialog.getClientRects().length > 0 && !dialog.contains(section),
  );
}

/** A list or a form on paper: not seen on a screen, and on paper the only thing of its page. */
export function PrintedSheet({ sheet: { title, notes, table, isForm } }: PrintedSheetProps) {
  const section = useRef<HTMLElement>(null);
  const [isCovered, setCovered] = useState(false);
  useLayoutEffect(() => setCovered(isUnderDialog(section.current)), []);
  return (
    <section
      ref={section}
      className={`printed-sheet printed-${table.orientation} ${isForm ? 'printed-form' : ''}`}
      aria-label={title}
    >
      {table.orientation === 'landscape' && !isCovered && <style>{LANDSCAPE}</style>}
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
