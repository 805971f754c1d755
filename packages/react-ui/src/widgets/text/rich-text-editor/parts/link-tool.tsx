import { LinkOutlined } from '@ant-design/icons';
import { typedLink } from '@evergreen/core/rich-text';
import type { Editor } from '@tiptap/core';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { richTextEditorMessages as messages } from '../rich-text-editor.messages.ts';
import { ToolButton } from './tool-button.tsx';

export interface LinkToolProps {
  readonly id: string;
  readonly editor: Editor;
  readonly isLink: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Makes the chosen text a link, or writes the address as one. */
export function LinkTool({ id, editor, isLink, isOpen, onOpen }: LinkToolProps) {
  const t = useTranslate();
  return (
    <Popover
      open={isOpen}
      trigger="click"
      destroyOnHidden
      classNames={{ root: 'rich-text-link-frame' }}
      onOpenChange={onOpen}
      content={
        <LinkForm
          id={id}
          first={String(editor.getAttributes('link')['href'] ?? '')}
          isLink={isLink}
          onDone={() => onOpen(false)}
          editor={editor}
        />
      }
    >
      <span className="rich-text-tool-place">
        <ToolButton name={t(messages.link)} icon={<LinkOutlined aria-hidden />} isPressed={isLink} />
      </span>
    </Popover>
  );
}

interface LinkFormProps {
  readonly id: string;
  readonly editor: Editor;
  readonly first: string;
  readonly isLink: boolean;
  readonly onDone: () => void;
}

function LinkForm({ id, editor, first, isLink, onDone }: LinkFormProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(first);
  const [isWrong, setIsWrong] = useState(false);
  const set = () => {
    const address = typedLink(typed);
    setIsWrong(address === null);
    if (address === null) return;
    onDone();
    setLink(editor, address, typed.trim());
  };
  return (
    // A form of its own would lie in the form of the record; events of the keyboard are for this one alone.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="rich-text-link"
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') {
          event.preventDefault();
          set();
        }
        if (event.key === 'Escape') {
          onDone();
          editor.commands.focus();
        }
      }}
    >
      <label htmlFor={`${id}-link`}>{t(messages.linkAddress)}</label>
      <Input
        id={`${id}-link`}
        autoFocus
        value={typed}
        placeholder={t(messages.linkExample)}
        maxLength={2048}
        {...(isWrong ? { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-link-error` } : {})}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isWrong && (
        <span id={`${id}-link-error`} className="rich-text-link-error" role="alert">
          {t(messages.linkWrong)}
        </span>
      )}
      <div className="rich-text-link-buttons">
        {isLink && (
          <Button
            onClick={() => {
              onDone();
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
            }}
          >
            {t(messages.linkRemove)}
          </Button>
        )}
        <Button type="primary" onClick={set}>
          {t(messages.linkSet)}
        </Button>
      </div>
    </div>
  );
}

function setLink(editor: Editor, href: string, text: string): void {
  const hasText = !editor.state.selection.empty || editor.isActive('link');
  if (hasText) editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  else
    editor
      .chain()
      .focus()
      .insertContent([{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }])
      .run();
}
