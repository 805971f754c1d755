import { ALIGNMENTS, type Alignment } from '@evergreen/core/text/html-profile';
import type { Editor } from '@tiptap/core';

import { HEADING_LEVELS } from './extensions.ts';

export type ParagraphStyle = 'paragraph' | 'quote' | 'code' | `heading${number}`;

/** What the toolbar shows of the place of the caret. */
export interface EditorState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly style: ParagraphStyle;
  readonly alignment: Alignment;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
  readonly isStruck: boolean;
  readonly isBullets: boolean;
  readonly isNumbers: boolean;
  readonly isLink: boolean;
  readonly isTable: boolean;
  readonly isPicture: boolean;
  readonly textColour: string | null;
  readonly markColour: string | null;
}

export function editorState(editor: Editor): EditorState {
  const heading = HEADING_LEVELS.find((level) => editor.isActive('heading', { level }));
  const colourOf = (mark: string) => {
    const colour: unknown = editor.getAttributes(mark)['colour'];
    return typeof colour === 'string' ? colour : null;
  };
  return {
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    style:
      heading !== undefined
        ? `heading${heading}`
        : editor.isActive('codeBlock')
          ? 'code'
          : editor.isActive('blockquote')
            ? 'quote'
            : 'paragraph',
    alignment: ALIGNMENTS.find((textAlign) => editor.isActive({ textAlign })) ?? 'left',
    isBold: editor.isActive('bold'),
    isItalic: editor.isActive('italic'),
    isUnderlined: editor.isActive('underline'),
    isStruck: editor.isActive('strike'),
    isBullets: editor.isActive('bulletList'),
    isNumbers: editor.isActive('orderedList'),
    isLink: editor.isActive('link'),
    isTable: editor.isActive('table'),
    isPicture: editor.isActive('picture'),
    textColour: colourOf('textColour'),
    markColour: colourOf('markColour'),
  };
}
