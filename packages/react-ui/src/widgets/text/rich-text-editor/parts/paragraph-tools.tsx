import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BgColorsOutlined,
  DownOutlined,
  FontColorsOutlined,
  MenuOutlined,
} from '@ant-design/icons';
import { ALIGNMENTS, MARK_COLOURS, TEXT_COLOURS, type Alignment } from '@evergreen/core/text/html-profile';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import type { EditorState, ParagraphStyle } from '../editor-state.ts';
import { HEADING_LEVELS } from '../extensions.ts';
import { ToolMenu } from '../../text-tools/index.ts';
import { richTextEditorMessages as messages } from '../rich-text-editor.messages.ts';

export interface ToolsProps {
  readonly editor: Editor;
  readonly state: EditorState;
}

const ALIGNMENT_ICONS: Readonly<Record<Alignment, ReactNode>> = {
  left: <AlignLeftOutlined aria-hidden />,
  center: <AlignCenterOutlined aria-hidden />,
  right: <AlignRightOutlined aria-hidden />,
  justify: <MenuOutlined aria-hidden />,
};

/** Text, headings, quotations and code. */
export function StyleTool({ editor, state }: ToolsProps) {
  const t = useTranslate();
  const plain = () => editor.chain().focus().clearNodes();
  const styles: readonly { readonly key: ParagraphStyle; readonly label: string; readonly run: () => void }[] = [
    { key: 'paragraph', label: t(messages.paragraph), run: () => plain().run() },
    ...HEADING_LEVELS.map((level) => ({
      key: `heading${level}` as const,
      label: t(messages.heading(level)),
      run: () => editor.chain().focus().setHeading({ level }).run(),
    })),
    { key: 'quote', label: t(messages.quote), run: () => plain().setBlockquote().run() },
    { key: 'code', label: t(messages.code), run: () => plain().setCodeBlock().run() },
  ];
  return (
    <ToolMenu
      name={t(messages.style)}
      icon={<DownOutlined className="text-tool-more" aria-hidden />}
      text={styles.find(({ key }) => key === state.style)?.label ?? ''}
      choices={styles}
      chosen={state.style}
    />
  );
}

export function AlignmentTool({ editor, state }: ToolsProps) {
  const t = useTranslate();
  return (
    <ToolMenu
      name={t(messages.alignment)}
      icon={ALIGNMENT_ICONS[state.alignment]}
      chosen={state.alignment}
      choices={ALIGNMENTS.map((key) => ({
        key,
        label: t(messages.alignments[key]),
        icon: ALIGNMENT_ICONS[key],
        run: () => {
          const chain = editor.chain().focus();
          if (key === 'left') chain.unsetTextAlign().run();
          else chain.setTextAlign(key).run();
        },
      }))}
    />
  );
}

interface ColourToolProps {
  readonly editor: Editor;
  readonly mark: 'textColour' | 'markColour';
  readonly chosen: string | null;
}

/** Colours of the list, which each theme shows in its own shade. */
export function ColourTool({ editor, mark, chosen }: ColourToolProps) {
  const t = useTranslate();
  const isText = mark === 'textColour';
  const names: Readonly<Record<string, LocalizedText>> = isText ? messages.textColours : messages.markColours;
  const colours = Object.keys(isText ? TEXT_COLOURS : MARK_COLOURS);
  const swatch = (colour: string) => (
    <span className="rich-text rich-text-swatch" aria-hidden>
      <span {...{ [isText ? 'data-text-colour' : 'data-mark-colour']: colour }}>A</span>
    </span>
  );
  return (
    <ToolMenu
      name={t(isText ? messages.textColour : messages.markColour)}
      icon={isText ? <FontColorsOutlined aria-hidden /> : <BgColorsOutlined aria-hidden />}
      chosen={chosen ?? 'none'}
      choices={[
        {
          key: 'none',
          label: t(messages.noColour),
          icon: swatch(''),
          run: () => editor.chain().focus().unsetMark(mark).run(),
        },
        ...colours.map((colour) => ({
          key: colour,
          label: t(names[colour] ?? messages.noColour),
          icon: swatch(colour),
          run: () => editor.chain().focus().setMark(mark, { colour }).run(),
        })),
      ]}
    />
  );
}
