import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import {
  MAXIMUM_COLUMN_WIDTH,
  MINIMUM_COLUMN_WIDTH,
  type ArrangedColumn,
  type ListLayoutService,
} from '@evergreen/core/records/list';
import { Button, Checkbox, Skeleton } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { LateNumberInput } from '../../late-inputs.tsx';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface ColumnChoiceRowProps {
  readonly title: string;
  readonly column: ArrangedColumn;
  readonly describedWidth: number;
  /** Without width and freezing, which phones do not have. */
  readonly isNarrow: boolean;
  /** The only visible column. */
  readonly isRequired: boolean;
  /** Some column is being dragged. */
  readonly isDragging: boolean;
  readonly send: ListLayoutService['send'];
  readonly onMove: (by: -1 | 1) => void;
  /** Null ends the drag. */
  readonly onDrag: (key: string | null) => void;
  readonly onDrop: () => void;
}

const WIDTH_STEP = 10;

/** One column in the column settings: drag handle, visibility, width, freezing, and buttons to move it. */
export function ColumnChoiceRow(props: ColumnChoiceRowProps) {
  const { title, column, describedWidth, isNarrow, isRequired, isDragging, send, onMove, onDrag, onDrop } = props;
  const { key } = column;
  const t = useTranslate();
  const [isTarget, setTarget] = useState(false);
  const freeze = t(messages.freezeColumn(title));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- because dragging is for pointers; the buttons inside do the same
    <li
      className={isDragging && isTarget ? 'column-choice-row column-choice-target' : 'column-choice-row'}
      onDragOver={(event) => {
        if (!isDragging) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setTarget(false);
        onDrop();
      }}
    >
      <span
        className="column-choice-handle"
        aria-hidden
        draggable
        onDragStart={(event) => {
          const row = event.currentTarget.parentElement;
          if (row !== null) event.dataTransfer.setDragImage(row, 0, 0);
          event.dataTransfer.effectAllowed = 'move';
          onDrag(key);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <HolderOutlined aria-hidden />
      </span>
      <Checkbox
        className="column-choice-name"
        checked={column.isShown}
        // A table without any column says nothing.
        disabled={isRequired}
        onChange={({ target }) => send({ type: 'column.show', key, isShown: target.checked })}
      >
        {title}
      </Checkbox>
      {!isNarrow && (
        <>
          <LateNumberInput
            className="column-choice-width"
            size="small"
            aria-label={t(messages.columnWidth(title))}
            min={MINIMUM_COLUMN_WIDTH}
            max={MAXIMUM_COLUMN_WIDTH}
            step={WIDTH_STEP}
            precision={0}
            value={column.width ?? describedWidth}
            onChange={(width) => {
              if (width !== null) send({ type: 'column.resize', key, width });
            }}
            meanwhile={<Skeleton.Input className="column-choice-width" size="small" />}
          />
          <Button
            type="text"
            size="small"
            icon={column.isFrozen ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
            aria-label={freeze}
            aria-pressed={column.isFrozen}
            title={freeze}
            onClick={() => send({ type: 'column.freeze', key, isFrozen: !column.isFrozen })}
          />
        </>
      )}
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={t(messages.moveColumnUp(title))}
        title={t(messages.moveColumnUp(title))}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={t(messages.moveColumnDown(title))}
        title={t(messages.moveColumnDown(title))}
        onClick={() => onMove(1)}
      />
    </li>
  );
}
