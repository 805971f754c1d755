import { createDelayedText, TAB_SIZE, type CodeLanguage, type DelayedText } from '@evergreen/core/text/code-text';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { useEffect, useRef, type RefObject } from 'react';

import { usePageService } from '../../../adapter/index.ts';
import { languageGrammars } from './languages.ts';

export interface CodeMirrorOptions {
  readonly value: string;
  readonly language: CodeLanguage;
  readonly isEditable: boolean;
  readonly autoFocus: boolean;
  readonly placeholder: string;
  /** Attributes of the text box: id, label and the like. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (text: string) => void;
  /** Numbers before the lines, and what else helps with code; true by default. */
  readonly isCode?: boolean;
  /** Before all others, as they are when the editor opens. */
  readonly extensions?: Extension;
}

/** The editor inside an element: what is typed goes out after a pause, and what comes from elsewhere replaces the text. */
export function useCodeMirror(
  host: RefObject<HTMLElement | null>,
  options: CodeMirrorOptions,
): RefObject<EditorView | null> {
  const delayed = usePageService(createDelayedText);
  const latest = useRef(options);
  const opened = useRef<OpenedEditor | null>(null);
  const view = useRef<EditorView | null>(null);
  const { value, language, isEditable, attributes } = options;
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (host.current === null || delayed === null) return undefined;
    const editor = openEditor(host.current, delayed, () => latest.current);
    opened.current = editor;
    view.current = editor.view;
    void editor.speak(latest.current.language);
    return () => {
      opened.current = null;
      view.current = null;
      editor.close();
    };
  }, [delayed, host]);
  const described = JSON.stringify(attributes);
  useEffect(() => opened.current?.show(value), [value]);
  useEffect(() => void opened.current?.speak(language), [language]);
  useEffect(() => opened.current?.configure(), [isEditable, described]);
  return view;
}

type OpenedEditor = ReturnType<typeof openEditor>;

function openEditor(parent: HTMLElement, delayed: DelayedText, current: () => CodeMirrorOptions) {
  const grammar = new Compartment();
  const settings = new Compartment();
  let told = current().value;
  const flush = () => delayed.send({ type: 'text.flush' });
  const stopHearing = delayed.on(({ text }) => {
    told = text;
    current().onChange(text);
  });
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: told,
      extensions: [
        current().extensions ?? [],
        baseExtensions(flush, current().isCode ?? true),
        placeholder(current().placeholder),
        settings.of(settingsOf(current())),
        grammar.of([]),
        EditorView.updateListener.of((update) => {
          const text = update.state.doc.toString();
          if (update.docChanged && text !== told) delayed.send({ type: 'text.type', text });
        }),
        EditorView.domEventHandlers({ blur: flush }),
      ],
    }),
  });
  if (current().autoFocus) view.focus();
  let wanted: CodeLanguage | null = null;
  return {
    view,
    /** A text from elsewhere: what was typed and not told yet gives way to it. */
    show(next: string) {
      if (next === told) return;
      delayed.send({ type: 'text.forget' });
      told = next;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    async speak(language: CodeLanguage) {
      if (wanted === language) return;
      wanted = language;
      const extension = await languageGrammars[language]();
      if (wanted === language) view.dispatch({ effects: grammar.reconfigure(extension) });
    },
    configure: () => view.dispatch({ effects: settings.reconfigure(settingsOf(current())) }),
    close() {
      wanted = null;
      flush();
      stopHearing();
      view.destroy();
    },
  };
}

function settingsOf({ isEditable, attributes }: CodeMirrorOptions): Extension {
  return [
    EditorState.readOnly.of(!isEditable),
    EditorView.editable.of(isEditable),
    EditorView.contentAttributes.of({ ...attributes, ...(isEditable ? {} : { tabindex: '0' }) }),
  ];
}

function baseExtensions(flush: () => void, isCode: boolean): Extension {
  return [
    isCode ? [lineNumbers(), highlightActiveLine(), bracketMatching(), indentOnInput()] : [],
    history(),
    drawSelection(),
    indentUnit.of(' '.repeat(TAB_SIZE)),
    EditorState.tabSize.of(TAB_SIZE),
    EditorView.lineWrapping,
    syntaxHighlighting(classHighlighter),
    keymap.of([
      {
        // The form saves by this key: it has to know the last letters.
        key: 'Mod-Enter',
        run: () => {
          flush();
          return false;
        },
      },
      // Mod-Enter adds a line by default.
      ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
      ...historyKeymap,
      ...(isCode ? [indentWithTab] : []),
    ]),
  ];
}
