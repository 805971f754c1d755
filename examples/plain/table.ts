import { tableDependencies } from '@evergreen/core';
import { chordOf, createEditableTable, toolbarTexts, type Column } from '@evergreen/core/grid/editable-table';
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';

import { button, partOf, type App, type Part } from './part.ts';

const columns: readonly Column[] = [
  { key: 'name', title: '物品', type: 'input', validateRules: [{ required: true, message: '请输入${title}' }] },
  { key: 'day', title: '日期', type: 'date' },
  { key: 'amount', title: '数量', type: 'inputNumber', statistics: 'sum' },
];
const rows = [
  { name: '血压计', day: '2026-03-08', amount: 2 },
  { name: '轮椅', day: '2026-03-09', amount: 12.7 },
  { name: '拐杖', day: null, amount: null },
];

/** A table to type in: keys, clipboard, undo, sums and refusals are the engine's. */
export function tablePart(app: App): Part {
  const { core, say } = app;
  const table = core.open((page) =>
    createEditableTable({ columns, rows, toolbar: ['add', 'undo', 'redo'] }, tableDependencies(page)),
  );
  const stop = table.rows.subscribe(app.redraw);
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    const hasCaret =
      target instanceof HTMLInputElement &&
      (target.selectionStart !== 0 || target.selectionEnd !== target.value.length);
    if (table.send({ type: 'key.press', chord: chordOf(event, hasCaret), pageRows: 10 })) event.preventDefault();
  };
  const copy = (event: ClipboardEvent) => {
    const copied = table.facts().edited === null ? table.copied() : null;
    if (copied === null) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', copied.text);
    event.clipboardData?.setData('text/html', copied.html);
    table.send({ type: event.type === 'cut' ? 'clipboard.cut' : 'clipboard.copy' });
  };
  const paste = (event: ClipboardEvent) => {
    const read = (type: string) => event.clipboardData?.getData(type) ?? '';
    if (table.send({ type: 'clipboard.paste', text: read('text/plain'), html: read('text/html') }))
      event.preventDefault();
  };

  function cell(row: string, column: string): TemplateResult {
    const { edited, active } = table.facts();
    const place = { row, column };
    const isHere = (other: typeof place | null) => other?.row === row && other.column === column;
    const problem = say(isHere(edited) ? edited?.problem : table.rows.view(row)?.errors[column]);
    const classes = [isHere(active) ? 'active' : '', problem === '' ? '' : 'wrong'].join(' ');
    const type = ({ target }: Event) => table.send({ type: 'edit.change', value: (target as HTMLInputElement).value });
    return html`<td
      class=${classes}
      @mousedown=${() => table.send({ type: 'cell.focus', place })}
      @dblclick=${() => table.send({ type: 'edit.start', place })}
    >
      ${isHere(edited) ? html`<input aria-label=${column} .value=${live(String(edited?.draft ?? ''))} @input=${type} />` : table.rows.text(row, column)}
      ${problem === '' ? nothing : html`<em role="alert">${problem}</em>`}
    </td>`;
  }

  const drawn = partOf(app, [table], () => {
    const { columns: laidOut, statistics, rowCount, buttons, canUndo, canRedo, active } = table.facts();
    const shown = laidOut.map(({ column }) => column);
    const keys = Array.from({ length: rowCount }, (_, position) => table.rows.keyAt(position) ?? '');
    const isOff = { undo: !canUndo, redo: !canRedo };
    const events = { add: 'rows.add', undo: 'change.undo', redo: 'change.redo' } as const;
    // The editor of a cell has the keys, else the table itself: also when the editor has gone.
    queueMicrotask(() => {
      const sheet = document.querySelector<HTMLElement>('.sheet');
      const isHere = document.activeElement === document.body || sheet?.contains(document.activeElement) === true;
      if (active !== null && isHere) (sheet?.querySelector('input') ?? sheet)?.focus();
    });
    return html`<div class="line">
        ${(['add', 'undo', 'redo'] as const)
          .filter((name) => buttons.includes(name))
          .map((name) =>
            button(say(toolbarTexts[name]), () => table.send({ type: events[name] }), name !== 'add' && isOff[name]),
          )}
      </div>
      <div class="sheet scroll" tabindex="0" @keydown=${press} @copy=${copy} @cut=${copy} @paste=${paste}>
        <table>
          <thead>
            <tr>
              ${shown.map(({ title }) => html`<th>${title}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${repeat(
              keys,
              (key) => key,
              (key) =>
                html`<tr>
                  ${shown.map((column) => cell(key, column.key))}
                </tr>`,
            )}
          </tbody>
          <tfoot>
            <tr>
              ${shown.map(({ key }) => html`<td>${statistics.filter(({ column }) => column === key).map(({ text }) => text)}</td>`)}
            </tr>
          </tfoot>
        </table>
      </div>`;
  });
  return {
    draw: drawn.draw,
    dispose() {
      stop();
      drawn.dispose();
    },
  };
}
