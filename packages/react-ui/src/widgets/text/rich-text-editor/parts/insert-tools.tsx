import { PictureOutlined, TableOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { Popover } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { ToolButton, ToolForm, ToolMenu } from '../../text-tools/index.ts';
import { richTextEditorMessages as messages } from '../rich-text-editor.messages.ts';
import type { ToolsProps } from './paragraph-tools.tsx';

/** Pixels, and how they read beside a page that is some 960 pixels wide. */
const PICTURE_WIDTHS = [
  [240, '25%'],
  [480, '50%'],
  [720, '75%'],
] as const;

/** Longest description of a picture. */
const DESCRIPTION_LENGTH = 255;

interface PictureToolProps extends ToolsProps {
  readonly id: string;
  readonly onUpload: () => void;
}

/** Uploads pictures; the chosen one can be made narrower, and described for those who do not see it. */
export function PictureTool(props: PictureToolProps) {
  const t = useTranslate();
  if (props.state.isPicture) return <ChosenPictureTool {...props} />;
  return <ToolButton name={t(messages.upload)} icon={<PictureOutlined aria-hidden />} onPress={props.onUpload} />;
}

/** Its question goes with the picture that it is about. */
function ChosenPictureTool({ id, editor, onUpload }: PictureToolProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    editor.commands.focus();
  };
  return (
    <Popover
      open={isOpen}
      trigger={[]}
      destroyOnHidden
      classNames={{ root: 'text-tool-frame' }}
      content={
        <ToolForm
          id={`${id}-description`}
          label={messages.description}
          placeholder={messages.descriptionExample}
          wrong={messages.description}
          first={String(editor.getAttributes('picture')['alt'] ?? '')}
          maximumLength={DESCRIPTION_LENGTH}
          removal={null}
          onSet={(alt) => {
            changePicture(editor, { alt: alt.trim() });
            setIsOpen(false);
            return true;
          }}
          onCancel={close}
        />
      }
    >
      <span className="text-tool-place">
        <ToolMenu
          name={t(messages.picture)}
          icon={<PictureOutlined aria-hidden />}
          choices={[
            { key: 'describe', label: t(messages.describe), run: () => setIsOpen(true) },
            ...PICTURE_WIDTHS.map(([width, percent], index) => ({
              key: percent,
              label: t(messages.pictureWidth(percent)),
              isApart: index === 0,
              run: () => changePicture(editor, { width }),
            })),
            { key: 'whole', label: t(messages.pictureWhole), run: () => changePicture(editor, { width: null }) },
            { key: 'upload', label: t(messages.upload), isApart: true, run: onUpload },
          ]}
        />
      </span>
    </Popover>
  );
}

/** The picture stays chosen. */
function changePicture(editor: Editor, attributes: { readonly alt?: string; readonly width?: number | null }): void {
  const { from } = editor.state.selection;
  editor.chain().focus().updateAttributes('picture', attributes).setNodeSelection(from).run();
}

export function TableTool({ editor, state }: ToolsProps) {
  const t = useTranslate();
  const chain = () => editor.chain().focus();
  const insert = {
    key: 'insert',
    label: t(messages.tableInsert),
    run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  };
  const change = [
    { key: 'rowBefore', label: t(messages.rowBefore), run: () => chain().addRowBefore().run() },
    { key: 'rowAfter', label: t(messages.rowAfter), run: () => chain().addRowAfter().run() },
    { key: 'columnBefore', label: t(messages.columnBefore), run: () => chain().addColumnBefore().run() },
    { key: 'columnAfter', label: t(messages.columnAfter), run: () => chain().addColumnAfter().run() },
    { key: 'merge', label: t(messages.mergeCells), isApart: true, run: () => chain().mergeOrSplit().run() },
    { key: 'header', label: t(messages.headerRow), run: () => chain().toggleHeaderRow().run() },
    { key: 'rowDelete', label: t(messages.rowDelete), isApart: true, run: () => chain().deleteRow().run() },
    { key: 'columnDelete', label: t(messages.columnDelete), run: () => chain().deleteColumn().run() },
    { key: 'tableDelete', label: t(messages.tableDelete), run: () => chain().deleteTable().run() },
  ];
  return (
    <ToolMenu
      name={t(messages.table)}
      icon={<TableOutlined aria-hidden />}
      choices={state.isTable ? change : [insert]}
    />
  );
}
