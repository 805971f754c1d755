import { redoDepth, undoDepth } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import {
  areLines,
  MARKDOWN_HEADINGS,
  isMarked,
  linkAt,
  type EditedText,
  type MarkdownHeading,
} from '@evergreen/core/text/markdown';

/** What the toolbar shows of the place of the caret. */
export interface ToolState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isCode: boolean;
  readonly isBullets: boolean;
  readonly isNumbers: boolean;
  readonly isQuote: boolean;
  readonly heading: MarkdownHeading | null;
  readonly address: string | null;
}

export const NO_TOOLS: ToolState = {
  canUndo: false,
  canRedo: false,
  isBold: false,
  isItalic: false,
  isCode: false,
  isBullets: false,
  isNumbers: false,
  isQuote: false,
  heading: null,
  address: null,
};

export function toolState(state: EditorState): ToolState {
  const edited = editedOf(state);
  return {
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    isBold: isMarked(edited, 'bold'),
    isItalic: isMarked(edited, 'italic'),
    isCode: isMarked(edited, 'code'),
    isBullets: areLines(edited, 'bullets'),
    isNumbers: areLines(edited, 'numbers'),
    isQuote: areLines(edited, 'quote'),
    heading: MARKDOWN_HEADINGS.find((level) => areLines(edited, `heading${level}`)) ?? null,
    address: linkAt(edited)?.address ?? null,
  };
}

function editedOf(state: EditorState): EditedText {
  const { from, to } = state.selection.main;
  return { text: state.doc.toString(), from, to };
}

/** Changes the text as one step that can be undone. Only what differs is replaced. */
export function applyTo(view: EditorView, command: (edited: EditedText) => EditedText): void {
  const before = editedOf(view.state);
  const after = command(before);
  view.dispatch({
    changes: difference(before.text, after.text),
    selection: { anchor: after.from, head: after.to },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
