import { insertTable, toggleCode, toggleLines, toggleMark } from '@evergreen/core/text/markdown';
import { createTextPictures, textCount, type TextPictures } from '@evergreen/core/text/rich-text';
import { useEffect, useRef, useState } from 'react';

import { PHONE, useMedia, usePageService, useTranslate } from '../../../adapter/index.ts';
import { hiddenPictures, MarkdownView } from '../markdown-view/index.ts';
import { createLatest, focusTools, PictureProgress, useOwnEscape } from '../text-tools/index.ts';
import './markdown-editor.css';
import { markdownEditorMessages as messages } from './markdown-editor.messages.ts';
import type { MarkdownEditorProps } from './markdown-editor.types.ts';
import type { MarkdownCommand } from './markdown-keys.ts';
import { MarkdownToolbar } from './parts/markdown-toolbar.tsx';
import { MarkdownTabs, type MarkdownTab } from './parts/markdown-tabs.tsx';
import { useMarkdownText } from './use-markdown-text.ts';

/** Markdown with a toolbar, pictures by upload, and what it will look like beside it. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const pictures = usePageService(createTextPictures);
  if (props.isReadOnly === true) return <MarkdownReading {...props} />;
  return pictures === null ? null : <OpenedEditor {...props} pictures={pictures} />;
}

/** A text that is only read shows what it looks like. */
function MarkdownReading({ id, label, value, isWrong = false }: MarkdownEditorProps) {
  return (
    // Long texts scroll inside, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section id={id} aria-label={label} tabIndex={0} className={`markdown-reading ${isWrong ? 'is-wrong' : ''}`}>
      <MarkdownView value={value} />
    </section>
  );
}

type OpenedProps = MarkdownEditorProps & { readonly pictures: TextPictures };

const TABLE_COLUMNS = [1, 2, 3];
const TABLE_ROWS = 2;

function OpenedEditor({ pictures, ...props }: OpenedProps) {
  const { id, label, value, maximumLength = null, isDisabled = false, isWrong = false } = props;
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const [tab, setTab] = useState<MarkdownTab>('edit');
  const [isSplit, setIsSplit] = useState(true);
  const [isWide, setIsWide] = useState(false);
  const events = useOwnEscape(isWide, () => setIsWide(false), props.onLeave);
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [latest] = useState(() => createLatest<(command: MarkdownCommand) => void>(() => undefined));
  const text = useMarkdownText(host, props, pictures, latest);
  const run = (command: MarkdownCommand) => {
    if (command === 'toolbar') focusTools(toolbar.current);
    else if (command === 'link') setIsLinkOpen(true);
    else if (command === 'picture') chooser.current?.click();
    else if (command === 'code') text.change(toggleCode);
    else if (command === 'table')
      text.change((edited) =>
        insertTable(
          edited,
          TABLE_COLUMNS.map((number) => t(messages.column(number))),
          TABLE_ROWS,
        ),
      );
    else if (command === 'bold' || command === 'italic') text.change((edited) => toggleMark(edited, command));
    else text.change((edited) => toggleLines(edited, command));
  };
  useEffect(() => latest.set(run));
  const count = textCount(value?.length ?? 0, maximumLength);
  const lost = hiddenPictures(value ?? '');
  const isEdited = !isPhone || tab === 'edit';
  const isPreviewed = isPhone ? tab === 'preview' : isSplit;
  const panel = (name: MarkdownTab) =>
    isPhone ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${name}`, id: `${id}-panel-${name}` } : {};
  return (
    <div
      className={`markdown-editor ${isWide ? 'is-wide' : ''} ${isDisabled ? 'is-disabled' : ''} ${isWrong ? 'is-wrong' : ''}`}
      {...events}
    >
      {isPhone && <MarkdownTabs id={id} tab={tab} onTab={setTab} />}
      <div hidden={!isEdited}>
        <MarkdownToolbar
          id={id}
          text={text}
          toolbar={toolbar}
          isDisabled={isDisabled}
          isWide={isWide}
          isLinkOpen={isLinkOpen}
          onLinkOpen={setIsLinkOpen}
          isSplit={isPhone ? null : isSplit}
          onSplit={() => setIsSplit(!isSplit)}
          onWide={() => {
            setIsWide(!isWide);
            text.view.current?.focus();
          }}
          onCommand={run}
        />
      </div>
      <div className="markdown-panes">
        <div {...panel('edit')} className="markdown-pane" hidden={!isEdited}>
          <div ref={host} className="markdown-text" />
        </div>
        {isPreviewed && (
          <div {...panel('preview')} className="markdown-pane">
            <section
              className="markdown-preview"
              aria-label={t(messages.previewOf(label))}
              // Long texts scroll inside, also by keyboard.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
            >
              {value === null ? (
                <p className="markdown-nothing">{t(messages.nothing)}</p>
              ) : (
                <MarkdownView value={value} />
              )}
            </section>
          </div>
        )}
      </div>
      <PictureProgress pictures={pictures} />
      {lost > 0 && <output className="markdown-lost">{t(messages.hiddenPictures(lost))}</output>}
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t(messages.upload)}
        onChange={({ target }) => {
          text.addPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <div className="markdown-footer">
        <span id={`${id}-keys`} className="markdown-keys">
          {t(messages.toolbarHint)}
        </span>
        <span className={count.isOver ? 'is-over' : ''} aria-live={count.isOver ? 'polite' : 'off'}>
          {t(count.text)}
        </span>
      </div>
    </div>
  );
}
