import type { EditableTableService } from '@evergreen/core/grid/editable-table';
import { clipboardRefused } from '@evergreen/core/grid/editable-table/lazy';

/** Puts the marked cells on the clipboard; where the browser refuses, the table says which keys do it. */
export async function copyFromMenu(table: EditableTableService): Promise<void> {
  const copied = table.copied();
  if (copied === null) return;
  try {
    const blob = (text: string, type: string) => new Blob([text], { type });
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': blob(copied.text, 'text/plain'),
        'text/html': blob(copied.html, 'text/html'),
      }),
    ]);
    table.send({ type: 'clipboard.copy' });
  } catch {
    table.send(clipboardRefused('copy'));
  }
}

/** Pastes what is on the clipboard; it is text alone, as a menu may not read more everywhere. */
export async function pasteFromMenu(table: EditableTableService): Promise<void> {
  try {
    table.send({ type: 'clipboard.paste', text: await navigator.clipboard.readText(), html: '' });
  } catch {
    table.send(clipboardRefused('paste'));
  }
}
