import { useTranslate } from '../../../../adapter/index.ts';
import { DateInput } from '../../../base/date-input/index.ts';
import { panelMessages } from '../panels/panel.messages.ts';
import { useTable } from '../table-context.ts';
import { EditorBox } from './editor-box.tsx';
import type { EditorProps } from './editor-props.ts';

/** A day or a moment, chosen from a calendar. Who begins to type gets an input instead. */
export function DateEditor({ column, edited, problemId }: EditorProps) {
  const { table, id } = useTable();
  const t = useTranslate();
  const { title, placeholder, isEnd = false } = column.laidOut.column;
  const { draft } = edited;
  return (
    <EditorBox>
      <DateInput
        id={`${id}-date`}
        type={column.editor === 'dateTime' ? 'dateTime' : 'date'}
        value={typeof draft === 'string' ? draft : null}
        placeholder={placeholder ?? t(panelMessages.dateHint)}
        aria-label={title}
        {...(problemId === undefined ? {} : { 'aria-describedby': problemId })}
        isWrong={edited.problem !== null}
        isEndOfDay={isEnd}
        autoFocus
        isOpenAtFirst
        onChange={(value) => table.send({ type: 'edit.change', value: value ?? '' })}
      />
    </EditorBox>
  );
}
