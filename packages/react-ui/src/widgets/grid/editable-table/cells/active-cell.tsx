import type { CellTargetProps } from './cell-props.ts';
import { WaitingEditor } from '../editors/waiting-editor.tsx';
import { Late } from '../lazy/lazy-boundary.tsx';
import { useTable } from '../table-context.ts';
import { isDay, isTyped, TextTarget } from './cell-input.tsx';

/**
 * What has the focus of the page in the active cell. Until it is edited that is an input that nobody sees: keys, the clipboard
 * and the first letter of an input method arrive in it, and where text is typed it is the editor itself.
 */
export function CellTarget(props: CellTargetProps) {
  const { table } = useTable();
  const { column, edited } = props;
  const { editor } = column;
  if (editor === 'check') return null;
  const isChosen = isDay(editor) && edited?.isReplacing === false;
  if (edited === null || (isTyped(editor) && !isChosen)) return <TextTarget {...props} />;
  return (
    <Late meanwhile={<WaitingEditor {...props} />} onMissing={() => table.send({ type: 'edit.cancel' })}>
      {({ editorOf }) => {
        const Editor = editorOf(editor);
        return Editor === undefined ? <TextTarget {...props} /> : <Editor {...props} edited={edited} />;
      }}
    </Late>
  );
}
