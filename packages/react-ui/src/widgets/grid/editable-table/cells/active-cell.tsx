import type { ActiveCellProps } from './cell-props.ts';
import { WaitingEditor } from '../editors/waiting-editor.tsx';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import { useTable } from '../table-context.ts';
import { isDay, isTyped, CellInput } from './cell-input.tsx';

/**
 * What has the focus of the page in the active cell. Until it is edited that is an input that nobody sees: keys, the clipboard
 * and the first letter of an input method arrive in it, and where text is typed it is the editor itself.
 */
export function ActiveCell(props: ActiveCellProps) {
  const { table } = useTable();
  const { column, edited } = props;
  const { editor } = column;
  if (editor === 'check') return null;
  const isChosen = isDay(editor) && edited?.isReplacing === false;
  if (edited === null || (isTyped(editor) && !isChosen)) return <CellInput {...props} />;
  return (
    <LazyBoundary meanwhile={<WaitingEditor {...props} />} onMissing={() => table.send({ type: 'edit.cancel' })}>
      {({ editorOf }) => {
        const Editor = editorOf(editor);
        return Editor === undefined ? <CellInput {...props} /> : <Editor {...props} edited={edited} />;
      }}
    </LazyBoundary>
  );
}
