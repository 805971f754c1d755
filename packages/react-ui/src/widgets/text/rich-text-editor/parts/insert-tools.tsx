import { PictureOutlined, TableOutlined } from '@ant-design/icons';
import { useTranslate } from '../../../../adapter/index.ts';
import { richTextEditorMessages as messages } from '../rich-text-editor.messages.ts';
import type { ToolsProps } from './paragraph-tools.tsx';
import { ToolButton } from './tool-button.tsx';
import { ToolMenu } from './tool-menu.tsx';

/** Pixels, and how they read beside a page that is some 960 pixels wide. */
const PICTURE_WIDTHS = [
  [240, '25%'],
  [480, '50%'],
  [720, '75%'],
] as const;

/** Uploads pictures; the chosen one can be made narrower. */
export function PictureTool({ editor, state, onUpload }: ToolsProps & { readonly onUpload: () => void }) {
  const t = useTranslate();
  const icon = <PictureOutlined aria-hidden />;
  if (!state.isPicture) return <ToolButton name={t(messages.upload)} icon={icon} onPress={onUpload} />;
  const resize = (width: number | null) => editor.chain().focus().updateAttributes('picture', { width }).run();
  return (
    <ToolMenu
      name={t(messages.picture)}
      icon={icon}
      choices={[
        ...PICTURE_WIDTHS.map(([width, percent]) => ({
          key: percent,
          label: t(messages.pictureWidth(percent)),
          run: () => resize(width),
        })),
        { key: 'whole', label: t(messages.pictureWhole), run: () => resize(null) },
        { key: 'upload', label: t(messages.upload), isApart: true, run: onUpload },
      ]}
    />
  );
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
