import type { Editor } from '@tiptap/core';

import { LinkTool } from '../../text-tools/index.ts';

export interface RichLinkToolProps {
  readonly id: string;
  readonly editor: Editor;
  readonly isLink: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The link at the caret of the editor. */
export function RichLinkTool({ id, editor, isLink, isOpen, onOpen }: RichLinkToolProps) {
  return (
    <LinkTool
      id={id}
      address={isLink ? String(editor.getAttributes('link')['href'] ?? '') : null}
      isOpen={isOpen}
      onOpen={onOpen}
      onSet={(address, typed) => setLink(editor, address, typed)}
      onRemove={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
      onCancel={() => editor.commands.focus()}
    />
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
