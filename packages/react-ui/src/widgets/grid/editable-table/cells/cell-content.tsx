import { FileImageOutlined, PaperClipOutlined } from '@ant-design/icons';
import type { CellValue, RowKey, UploadCell } from '@evergreen/core/grid/editable-table';
import { parsePaths, shownName } from '@evergreen/core/files/upload-list';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';

import { useFacts, useTranslate } from '../../../../adapter/index.ts';
import type { CellLookProps } from './cell-props.ts';
import { CheckBox } from './check-box.tsx';
import { ChosenTags } from './chosen-tags.tsx';
import { FileHint } from '../files/file-hint.tsx';
import type { ColumnPlace } from '../frame/grid-layout.ts';
import { useTable } from '../table-context.ts';
import { useRowView } from '../rows/use-row-view.ts';

/** What stands in a cell whose words alone would not show it. Nothing here is an editor. */
export function CellContent(props: CellLookProps) {
  const { column, rowKey, text, value, isLocked } = props;
  switch (column.look) {
    case 'check':
      return <CheckBox {...props} />;
    case 'choices':
      return <ChosenTags column={column} rowKey={rowKey} value={value} text={text} />;
    case 'tags':
      return <TagList column={column} text={text} />;
    case 'files':
    case 'images':
      return (
        <StoredFiles
          column={column}
          rowKey={rowKey}
          value={value}
          isImage={column.look === 'images'}
          isLocked={isLocked}
        />
      );
    case 'progress':
      return <ProgressBar value={value} text={text} />;
    case 'slot':
      return (
        <Slot name={column.laidOut.column.slotName ?? ''} rowKey={rowKey} column={column.key} isLocked={isLocked} />
      );
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
      <span
        key={`${at} ${tag}`}
        className="table-tag"
        {...(colourOf === undefined ? {} : { style: { borderColor: colourOf(tag) } })}
      >
        {tag}
      </span>
    ));
}

interface StoredFilesProps {
  readonly column: ColumnPlace;
  readonly rowKey: RowKey;
  readonly value: CellValue | undefined;
  readonly isImage: boolean;
  readonly isLocked: boolean;
}

/** The files of a cell by their short names; how far they are, while some are sent. */
function StoredFiles({ column, rowKey, value, isImage, isLocked }: StoredFilesProps) {
  const { uploads } = useTable();
  const subscribe = useCallback((listener: () => void) => uploads?.subscribe(listener) ?? nothing, [uploads]);
  const cell = useSyncExternalStore(subscribe, () => uploads?.at({ row: rowKey, column: column.key }) ?? null);
  const icon = isImage ? <FileImageOutlined aria-hidden /> : <PaperClipOutlined aria-hidden />;
  const hint = isLocked || uploads === null ? null : <FileHint column={column.laidOut.column} />;
  if (cell !== null) return <SentFiles cell={cell} icon={icon} hint={hint} />;
  const names = parsePaths(value ?? null).map((path) => shownName(path.split('/').at(-1) ?? path));
  return names.length === 0 ? (
    hint
  ) : (
    <>
      {icon} {names.join(' ')}
    </>
  );
}

const nothing = () => undefined;

function SentFiles({
  cell,
  icon,
  hint,
}: {
  readonly cell: UploadCell;
  readonly icon: ReactNode;
  readonly hint: ReactNode;
}) {
  const t = useTranslate();
  const { files } = useFacts(cell);
  if (files.length === 0) return hint;
  return files.map(({ id, label, status, tooltip }) => (
    <span key={id} className={`table-file is-${status}`} title={t(tooltip)}>
      {icon} {status === 'done' ? label : t(tooltip)}
    </span>
  ));
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
