import { LinkOutlined } from '@ant-design/icons';
import { typedLink } from '@evergreen/core/rich-text';
import type { Editor } from '@tiptap/core';
import { Popover } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { richTextEditorMessages as messages } from '../rich-text-editor.messages.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolForm } from './tool-form.tsx';

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
  const remove = () => {
    onOpen(false);
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  const set = (typed: string) => {
    const address = typedLink(typed);
    if (address === null) return false;
    onOpen(false);
    setLink(editor, address, typed.trim());
    return true;
  };
  return (
    <Popover
      open={isOpen}
      trigger="click"
      destroyOnHidden
      classNames={{ root: 'rich-text-link-frame' }}
      onOpenChange={onOpen}
      content={
        <ToolForm
          id={`${id}-link`}
          label={messages.linkAddress}
          placeholder={messages.linkExample}
          wrong={messages.linkWrong}
          first={String(editor.getAttributes('link')['href'] ?? '')}
          maximumLength={2048}
          removal={isLink ? { text: messages.linkRemove, run: remove } : null}
          onSet={set}
          onCancel={() => {
            onOpen(false);
            editor.commands.focus();
          }}
        />
      }
    >
      <span className="rich-text-tool-place">
        <ToolButton name={t(messages.link)} icon={<LinkOutlined aria-hidden />} isPressed={isLink} />
      </span>
    </Popover>
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
