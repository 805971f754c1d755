import { Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap, type Command } from '@codemirror/view';
import type { TextPictures } from '@evergreen/core/text/rich-text';
import { MARKDOWN_HEADINGS, insertPicture, type EditedText } from '@evergreen/core/text/markdown';
import { useState, type RefObject } from 'react';

import { useEmitted } from '../../../adapter/index.ts';
import { useCodeMirror } from '../code-mirror/index.ts';
import {
  createLatest,
  pictureDescription,
  sendPictures,
  takenPictures,
  usePendingPictures,
  type Latest,
} from '../text-tools/index.ts';
import { applyTo, NO_TOOLS, toolState, type ToolState } from './edited-view.ts';
import type { MarkdownEditorProps } from './markdown-editor.types.ts';
import { headingKeys, MARKDOWN_KEYS, type MarkdownCommand } from './markdown-keys.ts';

export interface MarkdownText {
  readonly view: RefObject<EditorView | null>;
  readonly tools: ToolState;
  /** Changes the text, which has the focus again. */
  readonly change: (command: (edited: EditedText) => EditedText) => void;
  readonly addPictures: (files: readonly File[]) => void;
}

/** The text box: its keys, and pictures that go where they were asked for, whatever is typed meanwhile. */
export function useMarkdownText(
  host: RefObject<HTMLElement | null>,
  props: MarkdownEditorProps,
  pictures: TextPictures,
  onCommand: Latest<(command: MarkdownCommand) => void>,
): MarkdownText {
  const [tools, setTools] = useState(NO_TOOLS);
  const [place] = useState(() => createLatest<number | null>(null));
  const take = (files: readonly File[], at: number) => {
    if (files.length === 0) return false;
    place.set(at);
    sendPictures(pictures, files);
    return true;
  };
  const view = useCodeMirror(host, {
    value: props.value ?? '',
    language: 'markdown',
    isCode: false,
    isEditable: props.isDisabled !== true,
    autoFocus: props.autoFocus ?? false,
    placeholder: props.placeholder ?? '',
    attributes: textAttributes(props),
    onChange: (text) => props.onChange(text === '' ? null : text),
    extensions: [
      Prec.highest(keymap.of(boundKeys(onCommand))),
      EditorView.updateListener.of((update) => {
        const at = place.get();
        if (at !== null) place.set(update.changes.mapPos(at, 1));
        if (!update.docChanged && !update.selectionSet) return;
        const next = toolState(update.state);
        setTools((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      }),
      pictureEvents(take),
    ],
  });
  useEmitted(pictures, (emitted) => {
    const { current } = view;
    if (emitted.type !== 'picture.ready' || current === null) return;
    const at = Math.min(place.get() ?? current.state.selection.main.to, current.state.doc.length);
    const { text, from } = insertPicture(
      { text: current.state.doc.toString(), from: at, to: at },
      emitted.source,
      pictureDescription(emitted.name),
    );
    current.dispatch({ changes: { from: at, insert: text.slice(at, from) }, userEvent: 'input' });
    place.set(from);
  });
  usePendingPictures(pictures, props.onPending);
  return {
    view,
    tools,
    change(command) {
      if (view.current === null) return;
      applyTo(view.current, command);
      view.current.focus();
    },
    addPictures(files) {
      take(files, view.current?.state.selection.main.to ?? 0);
    },
  };
}

function boundKeys(onCommand: Latest<(command: MarkdownCommand) => void>) {
  const bind = (key: string, command: MarkdownCommand): { readonly key: string; readonly run: Command } => ({
    key,
    run(view) {
      if (view.state.readOnly) return false;
      onCommand.get()(command);
      return true;
    },
  });
  const { bold, italic, bullets, numbers, quote, code, link, picture, table, toolbar } = MARKDOWN_KEYS;
  return [
    bind(bold, 'bold'),
    bind(italic, 'italic'),
    bind(bullets, 'bullets'),
    bind(numbers, 'numbers'),
    bind(quote, 'quote'),
    bind(code, 'code'),
    bind(link, 'link'),
    bind(picture, 'picture'),
    bind(table, 'table'),
    bind(toolbar, 'toolbar'),
    ...MARKDOWN_HEADINGS.map((level) => bind(headingKeys(level), `heading${level}`)),
  ];
}

function pictureEvents(take: (files: readonly File[], at: number) => boolean): Extension {
  return EditorView.domEventHandlers({
    paste: (event, view) =>
      !view.state.readOnly && take(takenPictures(event.clipboardData), view.state.selection.main.to),
    drop(event, view) {
      if (view.state.readOnly) return false;
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.to;
      return take(takenPictures(event.dataTransfer), at);
    },
  });
}

function textAttributes(props: MarkdownEditorProps): Readonly<Record<string, string>> {
  const notes = [props['aria-describedby'], `${props.id}-keys`].filter((note) => note !== undefined);
  return {
    id: props.id,
    tabindex: '0',
    'aria-label': props.label,
    'aria-describedby': notes.join(' '),
    ...(props.isWrong === true ? { 'aria-invalid': 'true' } : {}),
    ...(props['aria-required'] === true ? { 'aria-required': 'true' } : {}),
    ...(props.isDisabled === true ? { 'aria-disabled': 'true' } : {}),
  };
}
