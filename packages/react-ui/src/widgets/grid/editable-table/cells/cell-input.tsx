import type { CellValue, EditorName } from '@evergreen/core/grid/editable-table';
import { Input, type InputRef } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react';

import { COARSE_POINTER, useMedia } from '../../../../adapter/index.ts';
import type { ActiveCellProps } from './cell-props.ts';
import { useTable } from '../table-context.ts';

/** Whether the words of such a cell are typed where they stand. */
export function isTyped(editor: EditorName): boolean {
  return editor === 'text' || editor === 'number' || editor === 'tags' || isLong(editor) || isDay(editor);
}

/** Chosen from a calendar, unless somebody begins to type. */
export function isDay(editor: EditorName): boolean {
  return editor === 'date' || editor === 'dateTime';
}

/** Whether they get more room than the cell has. */
function isLong(editor: EditorName): boolean {
  return editor === 'longText' || editor === 'popupText';
}

/**
 * The input of the active cell: unseen until it is edited, and the same element afterwards, so that what an input method began
 * in it goes on. What is being composed is the browser's own and is told once it is done: no letter is lost and none comes twice.
 */
export function CellInput({ column, rowKey, text, isLocked, problemId, edited }: ActiveCellProps) {
  const { table, focus } = useTable();
  const input = useRef<InputRef & TextAreaRef>(null);
  const [composed, setComposed] = useState<string | null>(null);
  const isCoarse = useMedia(COARSE_POINTER);
  const isEdited = edited !== null;
  const place = { row: rowKey, column: column.key };
  const isWrong = edited === null ? problemId !== undefined : edited.problem !== null;
  const takesText = isTyped(column.editor);
  const words = composed ?? (edited === null ? '' : wordsOf(edited.draft));

  useLayoutEffect(() => {
    if (focus.isWanted()) input.current?.focus({ preventScroll: true });
  }, [focus]);
  const isReplacing = edited?.isReplacing ?? true;
  useLayoutEffect(() => {
    if (isEdited && !isReplacing) input.current?.focus({ cursor: 'all', preventScroll: true });
  }, [isEdited, isReplacing]);

  const take = (next: string) => {
    if (!isEdited) {
      focus.setPendingInput(next);
      table.send({ type: 'edit.start', place, seed: next });
    } else table.send({ type: 'edit.change', value: next });
  };
  const shared = {
    ref: input,
    className: isEdited ? 'table-editor' : 'table-target',
    'aria-label': `${column.laidOut.column.title} ${text}`,
    ...(problemId === undefined ? {} : { 'aria-describedby': problemId }),
    ...(isWrong ? { 'aria-invalid': true } : {}),
    value: words,
    readOnly: isLocked,
    // A press of a finger that only moves the focus is not to bring up the keyboard.
    ...(isCoarse && !isEdited ? { inputMode: 'none' as const } : {}),
    ...(isWrong && isEdited ? { status: 'error' as const } : {}),
    placeholder: isEdited ? (column.laidOut.column.placeholder ?? '') : '',
    autoComplete: 'off',
    ...(isEdited ? { onBlur: () => table.send({ type: 'edit.blur' }) } : {}),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (composed === null) take(target.value);
      else setComposed(target.value);
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setComposed(currentTarget.value);
      if (!isEdited && takesText) table.send({ type: 'edit.start', place, seed: '' });
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setComposed(null);
      if (isEdited || currentTarget.value !== '') take(currentTarget.value);
    },
  };
  const breakLine = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isEdited || !event.altKey || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const area = event.currentTarget;
    area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end');
    take(area.value);
  };
  return isLong(column.editor) ? <Input.TextArea {...shared} rows={1} onKeyDown={breakLine} /> : <Input {...shared} />;
}

function wordsOf(draft: CellValue): string {
  return typeof draft === 'string' || typeof draft === 'number' ? String(draft) : '';
}
