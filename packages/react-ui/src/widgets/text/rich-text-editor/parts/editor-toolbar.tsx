import {
  BoldOutlined,
  ClearOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ItalicOutlined,
  LineOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/core';
import type { RefObject } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { TextToolbar, ToolButton, ToolGroup } from '../../text-tools/index.ts';
import { editorState } from '../editor-state.ts';
import { richTextEditorMessages as messages } from '../rich-text-editor.messages.ts';
import { PictureTool, TableTool } from './insert-tools.tsx';
import { AlignmentTool, ColourTool, StyleTool } from './paragraph-tools.tsx';
import { RichLinkTool } from './rich-link-tool.tsx';

export interface EditorToolbarProps {
  readonly id: string;
  readonly editor: Editor;
  readonly toolbar: RefObject<HTMLDivElement | null>;
  readonly isDisabled: boolean;
  readonly isWide: boolean;
  readonly isLinkOpen: boolean;
  readonly onLinkOpen: (isOpen: boolean) => void;
  readonly onWide: () => void;
  readonly onUpload: () => void;
}

/** The tools of rich text. */
export function EditorToolbar({ toolbar, editor, isDisabled, ...rest }: EditorToolbarProps) {
  return (
    <TextToolbar toolbar={toolbar} controls={rest.id} isDisabled={isDisabled} onLeave={() => editor.commands.focus()}>
      <Tools editor={editor} {...rest} />
    </TextToolbar>
  );
}

type ToolsOfToolbarProps = Omit<EditorToolbarProps, 'toolbar' | 'isDisabled'>;

function Tools({ id, editor, isWide, isLinkOpen, onLinkOpen, onWide, onUpload }: ToolsOfToolbarProps) {
  const t = useTranslate();
  const state = useEditorState({ editor, selector: ({ editor: current }) => editorState(current) });
  const chain = () => editor.chain().focus();
  return (
    <>
      <ToolGroup>
        <ToolButton
          name={t(messages.undo)}
          icon={<UndoOutlined aria-hidden />}
          isDisabled={!state.canUndo}
          onPress={() => chain().undo().run()}
        />
        <ToolButton
          name={t(messages.redo)}
          icon={<RedoOutlined aria-hidden />}
          isDisabled={!state.canRedo}
          onPress={() => chain().redo().run()}
        />
      </ToolGroup>
      <ToolGroup>
        <StyleTool editor={editor} state={state} />
      </ToolGroup>
      <ToolGroup>
        <ToolButton
          name={t(messages.bold)}
          icon={<BoldOutlined aria-hidden />}
          isPressed={state.isBold}
          onPress={() => chain().toggleBold().run()}
        />
        <ToolButton
          name={t(messages.italic)}
          icon={<ItalicOutlined aria-hidden />}
          isPressed={state.isItalic}
          onPress={() => chain().toggleItalic().run()}
        />
        <ToolButton
          name={t(messages.underline)}
          icon={<UnderlineOutlined aria-hidden />}
          isPressed={state.isUnderlined}
          onPress={() => chain().toggleUnderline().run()}
        />
        <ToolButton
          name={t(messages.strike)}
          icon={<StrikethroughOutlined aria-hidden />}
          isPressed={state.isStruck}
          onPress={() => chain().toggleStrike().run()}
        />
        <ColourTool editor={editor} mark="textColour" chosen={state.textColour} />
        <ColourTool editor={editor} mark="markColour" chosen={state.markColour} />
      </ToolGroup>
      <ToolGroup>
        <ToolButton
          name={t(messages.bullets)}
          icon={<UnorderedListOutlined aria-hidden />}
          isPressed={state.isBullets}
          onPress={() => chain().toggleBulletList().run()}
        />
        <ToolButton
          name={t(messages.numbers)}
          icon={<OrderedListOutlined aria-hidden />}
          isPressed={state.isNumbers}
          onPress={() => chain().toggleOrderedList().run()}
        />
        <AlignmentTool editor={editor} state={state} />
      </ToolGroup>
      <ToolGroup>
        <RichLinkTool id={id} editor={editor} isLink={state.isLink} isOpen={isLinkOpen} onOpen={onLinkOpen} />
        <PictureTool id={id} editor={editor} state={state} onUpload={onUpload} />
        <TableTool editor={editor} state={state} />
        <ToolButton
          name={t(messages.rule)}
          icon={<LineOutlined aria-hidden />}
          onPress={() => chain().setHorizontalRule().run()}
        />
      </ToolGroup>
      <ToolGroup>
        <ToolButton
          name={t(messages.clear)}
          icon={<ClearOutlined aria-hidden />}
          onPress={() => chain().unsetAllMarks().clearNodes().unsetTextAlign().run()}
        />
        <ToolButton
          name={t(isWide ? messages.narrow : messages.wide)}
          icon={isWide ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          onPress={onWide}
        />
      </ToolGroup>
    </>
  );
}
