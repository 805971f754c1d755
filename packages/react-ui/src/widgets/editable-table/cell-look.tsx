import { FileImageOutlined, PaperClipOutlined } from '@ant-design/icons';
import type { CellValue, RowKey } from '@evergreen/core/editable-table';

import type { CellLookProps } from './cell-props.ts';
import { CheckBox } from './check-box.tsx';
import type { ColumnPlace } from './grid-layout.ts';
import { useTable } from './table-context.ts';
import { useRowView } from './use-row-view.ts';

/** What stands in a cell whose words alone would not show it. Nothing here is an editor. */
export function CellLook(props: CellLookProps) {
  const { column, rowKey, text, value, isLocked } = props;
  switch (column.look) {
    case 'check':
      return <CheckBox {...props} />;
    case 'tags':
      return <TagList column={column} text={text} />;
    case 'files':
    case 'images':
      return <StoredFiles text={text} isImage={column.look === 'images'} />;
    case 'progress':
      return <ProgressBar value={value} text={text} />;
    case 'slot':
      return <Slot name={column.laidOut.column.slotName ?? ''} rowKey={rowKey} column={column.key} isLocked={isLocked} />;
    case 'text':
      return text;
  }
}

function TagList({ column, text }: { readonly column: ColumnPlace; readonly text: string }) {
  const colourOf = column.laidOut.column.setTagColor;
  return text
    .split(';')
    .filter((tag) => tag !== '')
    .map((tag, at) => (
      <span key={`${at} ${tag}`} className="table-tag" {...(colourOf === undefined ? {} : { style: { borderColor: colourOf(tag) } })}>
        {tag}
      </span>
    ));
}

function StoredFiles({ text, isImage }: { readonly text: string; readonly isImage: boolean }) {
  if (text === '') return null;
  return (
    <>
      {isImage ? <FileImageOutlined aria-hidden /> : <PaperClipOutlined aria-hidden />} {text}
    </>
  );
}

/** A number of a hundred; what is beyond is drawn as full or empty and written as it is. */
function ProgressBar({ value, text }: { readonly value: CellValue | undefined; readonly text: string }) {
  const percent = Math.max(0, Math.min(100, Number(value ?? 0) || 0));
  return (
    <>
      <span className="table-progress" aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </span>
      {text}
    </>
  );
}

interface SlotDrawingProps {
  readonly name: string;
  readonly rowKey: RowKey;
  readonly column: string;
  readonly isLocked: boolean;
}

function Slot({ name, rowKey, column, isLocked }: SlotDrawingProps) {
  const { table, slots } = useTable();
  const row = useRowView(table.rows, rowKey);
  return row === undefined ? null : slots[name]?.({ row, place: { row: rowKey, column }, isWritable: !isLocked });
}
