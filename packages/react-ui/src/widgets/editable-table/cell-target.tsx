import type { CellTargetProps } from './cell-props.ts';
import { editors } from './editors/editors.ts';
import { isDay, isTyped, TextTarget } from './text-target.tsx';

/**
 * What has the focus of the page in the active cell. Until it is edited that is an input that nobody sees: keys, the clipboard
 * and the first letter of an input method arrive in it, and where text is typed it is the editor itself.
 */
export function CellTarget(props: CellTargetProps) {
  const { column, edited } = props;
  if (column.editor === 'check') return null;
  const isChosen = isDay(column.editor) && edited?.isReplacing === false;
  if (edited === null || (isTyped(column.editor) && !isChosen)) return <TextTarget {...props} />;
  const Editor = editors[column.editor];
  return Editor === undefined ? <TextTarget {...props} /> : <Editor {...props} edited={edited} />;
}
