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
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { editorState } from '../editor-state.ts';
import { richTextEditorMessages as messages } from '../rich-text-editor.messages.ts';
import { PictureTool, TableTool } from './insert-tools.tsx';
import { LinkTool } from './link-tool.tsx';
import { AlignmentTool, ColourTool, StyleTool } from './paragraph-tools.tsx';
import { ToolButton } from './tool-button.tsx';

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

/** The tools. One of them is in the order of Tab, arrows go to the others, Escape goes back to the text. */
export function EditorToolbar({ toolbar, editor, isDisabled, ...rest }: EditorToolbarProps) {
  const t = useTranslate();
  useOneTabStop(toolbar);
  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t(messages.toolbar)}
      aria-controls={rest.id}
      aria-disabled={isDisabled}
      inert={isDisabled}
      className="rich-text-toolbar"
      onKeyDown={(event) => moveFocus(event, toolbar.current, () => editor.commands.focus())}
    >
      <Tools editor={editor} {...rest} />
    </div>
  );
}

type ToolsOfToolbarProps = Omit<EditorToolbarProps, 'toolbar' | 'isDisabled'>;

function Tools({ id, editor, isWide, isLinkOpen, onLinkOpen, onWide, onUpload }: ToolsOfToolbarProps) {
  const t = useTranslate();
  const state = useEditorState({ editor, selector: ({ editor: current }) => editorState(current) });
  const chain = () => editor.chain().focus();
  return (
    <>
      <Group>
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
      </Group>
      <Group>
        <StyleTool editor={editor} state={state} />
      </Group>
      <Group>
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
      </Group>
      <Group>
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
      </Group>
      <Group>
        <LinkTool id={id} editor={editor} isLink={state.isLink} isOpen={isLinkOpen} onOpen={onLinkOpen} />
        <PictureTool id={id} editor={editor} state={state} onUpload={onUpload} />
        <TableTool editor={editor} state={state} />
        <ToolButton
          name={t(messages.rule)}
          icon={<LineOutlined aria-hidden />}
          onPress={() => chain().setHorizontalRule().run()}
        />
      </Group>
      <Group>
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
      </Group>
    </>
  );
}

function Group({ children }: { readonly children: ReactNode }) {
  return <span className="rich-text-tools">{children}</span>;
}

const toolsOf = (toolbar: HTMLElement | null) => [...(toolbar?.querySelectorAll<HTMLElement>('.rich-text-tool') ?? [])];

/** The first tool is in the order of Tab, later the one that had the focus last. */
function useOneTabStop(toolbar: RefObject<HTMLElement | null>): void {
  const last = useRef(0);
  useEffect(() => {
    const place = toolbar.current;
    if (place === null) return undefined;
    const mark = () =>
      toolsOf(place).forEach((tool, index) => {
        tool.tabIndex = index === last.current ? 0 : -1;
      });
    const follow = ({ target }: FocusEvent) => {
      const index = toolsOf(place).findIndex((tool) => tool === target);
      if (index !== -1) last.current = index;
      mark();
    };
    mark();
    place.addEventListener('focusin', follow);
    return () => place.removeEventListener('focusin', follow);
  });
}

function moveFocus(event: KeyboardEvent, toolbar: HTMLElement | null, leave: () => void): void {
  // Menus and pop-ups of tools lie elsewhere in the page, but their events come by here.
  if (!(event.target instanceof Node) || toolbar?.contains(event.target) !== true) return;
  if (event.key === 'Escape') {
    event.stopPropagation();
    event.preventDefault();
    leave();
    return;
  }
  const tools = toolsOf(toolbar);
  const at = tools.findIndex((tool) => tool === event.target);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: tools.length - 1,
  };
  const next = steps[event.key];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  tools.at(next % tools.length)?.focus();
}
