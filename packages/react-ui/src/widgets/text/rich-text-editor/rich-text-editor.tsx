import { createTextPictures, richTextCount, type TextPictures } from '@evergreen/core/text/rich-text';
import { EditorContent } from '@tiptap/react';
import { useRef, useState } from 'react';

import { usePageService, useTranslate } from '../../../adapter/index.ts';
import '../rich-text-view/rich-text.css';
import { focusTools, PictureProgress, useOwnEscape } from '../text-tools/index.ts';
import { EditorToolbar } from './parts/editor-toolbar.tsx';
import './rich-text-editor.css';
import { richTextEditorMessages as messages } from './rich-text-editor.messages.ts';
import type { RichTextEditorProps } from './rich-text-editor.types.ts';
import { usePictures } from './use-pictures.ts';
import { useRichText } from './use-rich-text.ts';

/** Rich text with a toolbar, pictures by upload, and nothing in its value but what the profile of HTML allows. */
export function RichTextEditor(props: RichTextEditorProps) {
  const pictures = usePageService(createTextPictures);
  return pictures === null ? null : <OpenedEditor {...props} pictures={pictures} />;
}

type OpenedProps = RichTextEditorProps & { readonly pictures: TextPictures };

function OpenedEditor({ pictures, ...props }: OpenedProps) {
  const { id, value, maximumLength = null, isDisabled = false, isReadOnly = false, isWrong = false } = props;
  const t = useTranslate();
  const [isWide, setIsWide] = useState(false);
  const events = useOwnEscape(isWide, () => setIsWide(false), props.onLeave);
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const [lost, setLost] = useState(0);
  const toolbar = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const editor = useRichText(props, {
    onToolbar: () => focusTools(toolbar.current),
    onLink: () => setIsLinkOpen(true),
    onFiles: (files, place) => add(files, place),
    onPasted: ({ lostPictures }) => setLost(lostPictures),
  });
  const add = usePictures(editor, pictures, props.onPending);
  const { text, isOver } = richTextCount(value ?? '', maximumLength);
  const state = `${isDisabled ? 'is-disabled' : ''} ${isReadOnly ? 'is-read-only' : ''} ${isWrong ? 'is-wrong' : ''}`;
  return (
    <div className={`rich-text-editor ${isWide ? 'is-wide' : ''} ${state}`} {...events}>
      {!isReadOnly && (
        <EditorToolbar
          id={id}
          editor={editor}
          toolbar={toolbar}
          isDisabled={isDisabled}
          isWide={isWide}
          isLinkOpen={isLinkOpen}
          onLinkOpen={setIsLinkOpen}
          onWide={() => {
            setIsWide(!isWide);
            editor.commands.focus();
          }}
          onUpload={() => chooser.current?.click()}
        />
      )}
      <EditorContent className="rich-text-frame" editor={editor} />
      <PictureProgress pictures={pictures} />
      {lost > 0 && <output className="rich-text-lost">{t(messages.lostPictures(lost))}</output>}
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t(messages.upload)}
        onChange={({ target }) => {
          add([...(target.files ?? [])], null);
          target.value = '';
        }}
      />
      {!isReadOnly && (
        <div className="rich-text-footer">
          <span id={`${id}-keys`} className="rich-text-keys">
            {t(messages.toolbarHint)}
          </span>
          <span className={isOver ? 'is-over' : ''} aria-live={isOver ? 'polite' : 'off'}>
            {t(text)}
          </span>
        </div>
      )}
    </div>
  );
}
