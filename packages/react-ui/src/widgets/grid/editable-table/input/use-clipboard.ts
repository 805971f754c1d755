import type { ClipboardEvent } from 'react';

import { useTable } from '../table-context.ts';

/** Copy, cut and paste of cells. In an editor copy and cut are the browser's own, and the table says which pastes are. */
export function useClipboard() {
  const { table } = useTable();
  const put = (event: ClipboardEvent): boolean => {
    if (isElsewhere(event)) return false;
    const copied = table.facts().edited === null ? table.copied() : null;
    if (copied === null) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied.text);
    event.clipboardData.setData('text/html', copied.html);
    return true;
  };
  return {
    onCopy(event: ClipboardEvent): void {
      if (put(event)) table.send({ type: 'clipboard.copy' });
    },
    onCut(event: ClipboardEvent): void {
      if (put(event)) table.send({ type: 'clipboard.cut' });
    },
    onPaste(event: ClipboardEvent): void {
      if (isElsewhere(event)) return;
      const { clipboardData } = event;
      if (
        table.send({
          type: 'clipboard.paste',
          text: clipboardData.getData('text/plain'),
          html: clipboardData.getData('text/html'),
        })
      )
        event.preventDefault();
    },
  };
}

/** What stands below a row, or is drawn in a cell by the page, has a clipboard of its own. */
function isElsewhere({ target }: ClipboardEvent): boolean {
  return target instanceof Element && target.closest('.table-panel, .table-cell.is-slot :not(.table-target)') !== null;
}
