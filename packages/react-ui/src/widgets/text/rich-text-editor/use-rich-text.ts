import { richTextValue } from '@evergreen/core/text/rich-text';
import { createDocument, type Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';

import { useCore } from '../../../adapter/index.ts';
import { cleanHtml } from '../safe-html/index.ts';
import { createLatest, takenPictures } from '../text-tools/index.ts';
import { richTextExtensions, type EditorKeys } from './extensions.ts';
import { pastedHtml, type PastedHtml } from './pasted-html.ts';
import type { RichTextEditorProps } from './rich-text-editor.types.ts';
import type { AddPictures } from './use-pictures.ts';

export interface EditorEvents extends EditorKeys {
  readonly onFiles: AddPictures;
  readonly onPasted: (pasted: PastedHtml) => void;
}

/** The editor of a value: what is typed goes out, and what comes from elsewhere replaces the document. */
export function useRichText(props: RichTextEditorProps, events: EditorEvents): Editor {
  const { value, autoFocus = false } = props;
  const core = useCore();
  const told = useRef(value);
  const [latest] = useState(() => createLatest({ props, events }));
  useEffect(() => latest.set({ props, events }));
  const [extensions] = useState(() =>
    richTextExtensions(
      core,
      () => latest.get().props.placeholder ?? '',
      () => latest.get().events,
    ),
  );
  const editor = useEditor({
    extensions,
    content: documentOf(value),
    autofocus: autoFocus ? 'end' : false,
    editable: isEditable(props),
    editorProps: {
      attributes: textAttributes(props),
      transformPastedHTML(html) {
        const pasted = pastedHtml(html);
        latest.get().events.onPasted(pasted);
        return pasted.html;
      },
      transformPasted: (slice, view) => wholeBlocks(slice, view.state.selection.$from.parent.content.size === 0),
      handlePaste: (_view, event) => takeFiles(event.clipboardData, null, latest.get().events.onFiles),
      handleDrop(view, event, _slice, isMoved) {
        if (isMoved) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null;
        return takeFiles(event.dataTransfer, place, latest.get().events.onFiles);
      },
    },
    onUpdate({ editor: current }) {
      const next = richTextValue(cleanHtml(current.getHTML()));
      if (next === told.current) return;
      told.current = next;
      latest.get().props.onChange(next);
    },
  });
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    replaceDocument(editor, documentOf(value));
  }, [editor, value]);
  return editor;
}

/** Another document with a history of its own: undoing must not bring back the text of another record. */
function replaceDocument(editor: Editor, html: string): void {
  const { plugins, schema } = editor.state;
  editor.view.updateState(EditorState.create({ doc: createDocument(html, schema), plugins: [...plugins] }));
  // The toolbar hears of transactions.
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false));
}

const documentOf = (value: string | null) => (value === null ? '' : cleanHtml(value));

const isEditable = ({ isDisabled, isReadOnly }: RichTextEditorProps) => isDisabled !== true && isReadOnly !== true;

/** Into an empty line, the first block of several comes as it is: a heading in the middle stays in the middle. */
function wholeBlocks(slice: Slice, isEmptyLine: boolean): Slice {
  const first = slice.content.firstChild;
  if (!isEmptyLine || slice.content.childCount < 2 || slice.openStart > 1 || first?.isTextblock !== true) return slice;
  return new Slice(slice.content, 0, slice.openEnd);
}

function takeFiles(data: DataTransfer | null, place: number | null, onFiles: AddPictures): boolean {
  const files = takenPictures(data);
  if (files.length > 0) onFiles(files, place);
  return files.length > 0;
}

function textAttributes(props: RichTextEditorProps): Record<string, string> {
  const notes = [props['aria-describedby'], ...(props.isReadOnly === true ? [] : [`${props.id}-keys`])];
  return {
    id: props.id,
    class: 'rich-text',
    role: 'textbox',
    tabindex: '0',
    'aria-multiline': 'true',
    'aria-label': props.label,
    'aria-invalid': String(props.isWrong ?? false),
    'aria-required': String(props['aria-required'] ?? false),
    'aria-readonly': String(props.isReadOnly ?? false),
    'aria-disabled': String(props.isDisabled ?? false),
    'aria-describedby': notes.filter((note) => note !== undefined).join(' '),
  };
}
