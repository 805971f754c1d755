import {
  BoldOutlined,
  CodeOutlined,
  EyeOutlined,
  FontSizeOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { redo, undo } from '@codemirror/commands';
import { MARKDOWN_HEADINGS, removeLink, setLink } from '@evergreen/core/text/markdown';
import type { ReactNode, RefObject } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { LinkTool, TextToolbar, ToolButton, ToolGroup, ToolMenu } from '../../text-tools/index.ts';
import { markdownEditorMessages as messages } from '../markdown-editor.messages.ts';
import { headingKeys, MARKDOWN_KEYS, shownKeys, type MarkdownCommand } from '../markdown-keys.ts';
import type { MarkdownText } from '../use-markdown-text.ts';
import { QuoteIcon } from './quote-icon.tsx';

export interface MarkdownToolbarProps {
  readonly id: string;
  readonly text: MarkdownText;
  readonly toolbar: RefObject<HTMLDivElement | null>;
  readonly isDisabled: boolean;
  readonly isWide: boolean;
  readonly onWide: () => void;
  /** Whether the preview stands beside the text; null where it has a tab of its own. */
  readonly isSplit: boolean | null;
  readonly onSplit: () => void;
  readonly isLinkOpen: boolean;
  readonly onLinkOpen: (isOpen: boolean) => void;
  readonly onCommand: (command: MarkdownCommand) => void;
}

export function MarkdownToolbar(props: MarkdownToolbarProps) {
  const { id, text, toolbar, isDisabled, isLinkOpen, onLinkOpen } = props;
  return (
    <TextToolbar toolbar={toolbar} controls={id} isDisabled={isDisabled} onLeave={() => text.view.current?.focus()}>
      <HistoryTools text={text} />
      <TextTools {...props} />
      <ToolGroup>
        <LinkTool
          id={id}
          address={text.tools.address}
          keys={shownKeys(MARKDOWN_KEYS.link)}
          isOpen={isLinkOpen}
          onOpen={onLinkOpen}
          onSet={(address, typed) => text.change((edited) => setLink(edited, address, typed))}
          onRemove={() => text.change(removeLink)}
          onCancel={() => text.view.current?.focus()}
        />
        <CommandTool {...props} command="picture" name="upload" icon={<PictureOutlined aria-hidden />} />
        <CommandTool {...props} command="table" name="table" icon={<TableOutlined aria-hidden />} />
      </ToolGroup>
      <ViewTools {...props} />
    </TextToolbar>
  );
}

function HistoryTools({ text }: Pick<MarkdownToolbarProps, 'text'>) {
  const t = useTranslate();
  const step = (command: typeof undo) => {
    const { current } = text.view;
    if (current === null) return;
    command(current);
    current.focus();
  };
  return (
    <ToolGroup>
      <ToolButton
        name={t(messages.undo)}
        icon={<UndoOutlined aria-hidden />}
        isDisabled={!text.tools.canUndo}
        onPress={() => step(undo)}
      />
      <ToolButton
        name={t(messages.redo)}
        icon={<RedoOutlined aria-hidden />}
        isDisabled={!text.tools.canRedo}
        onPress={() => step(redo)}
      />
    </ToolGroup>
  );
}

interface CommandToolProps extends Pick<MarkdownToolbarProps, 'onCommand'> {
  readonly command: keyof typeof MARKDOWN_KEYS;
  readonly name: 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote' | 'code' | 'upload' | 'table';
  readonly icon: ReactNode;
  readonly isPressed?: boolean;
}

function CommandTool({ command, name, icon, isPressed, onCommand }: CommandToolProps) {
  const t = useTranslate();
  return (
    <ToolButton
      name={t(messages[name])}
      icon={icon}
      keys={shownKeys(MARKDOWN_KEYS[command])}
      {...(isPressed === undefined ? {} : { isPressed })}
      onPress={() => onCommand(command)}
    />
  );
}

function TextTools({ text, onCommand }: Pick<MarkdownToolbarProps, 'text' | 'onCommand'>) {
  const t = useTranslate();
  const { isBold, isItalic, isCode, isBullets, isNumbers, isQuote, heading } = text.tools;
  const tool = (
    command: CommandToolProps['command'] & CommandToolProps['name'],
    icon: ReactNode,
    isPressed: boolean,
  ) => <CommandTool command={command} name={command} icon={icon} isPressed={isPressed} onCommand={onCommand} />;
  return (
    <>
      <ToolGroup>
        {tool('bold', <BoldOutlined aria-hidden />, isBold)}
        {tool('italic', <ItalicOutlined aria-hidden />, isItalic)}
        <ToolMenu
          name={t(messages.heading)}
          icon={<FontSizeOutlined aria-hidden />}
          {...(heading === null ? {} : { chosen: String(heading) })}
          choices={MARKDOWN_HEADINGS.map((level) => ({
            key: String(level),
            label: `${t(messages.headingOf(level))}　${shownKeys(headingKeys(level))}`,
            run: () => onCommand(`heading${level}`),
          }))}
        />
      </ToolGroup>
      <ToolGroup>
        {tool('bullets', <UnorderedListOutlined aria-hidden />, isBullets)}
        {tool('numbers', <OrderedListOutlined aria-hidden />, isNumbers)}
        {tool('quote', <QuoteIcon />, isQuote)}
        {tool('code', <CodeOutlined aria-hidden />, isCode)}
      </ToolGroup>
    </>
  );
}

function ViewTools({ isSplit, onSplit, isWide, onWide }: MarkdownToolbarProps) {
  const t = useTranslate();
  return (
    <ToolGroup>
      {isSplit !== null && (
        <ToolButton
          name={t(messages.preview)}
          icon={<EyeOutlined aria-hidden />}
          isPressed={isSplit}
          onPress={onSplit}
        />
      )}
      <ToolButton
        name={t(isWide ? messages.narrow : messages.wide)}
        icon={isWide ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
        onPress={onWide}
      />
    </ToolGroup>
  );
}
