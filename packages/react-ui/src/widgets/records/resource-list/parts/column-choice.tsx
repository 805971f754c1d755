import { SettingOutlined } from '@ant-design/icons';
import { isOnlyShown, type ListLayoutService, type ListColumn } from '@evergreen/core/records/list';
import { Button, Popover } from 'antd';
import { useRef, useState } from 'react';

import { useFacts, useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import { ColumnChoiceRow } from './column-choice-row.tsx';
import './column-choice.css';

export interface ColumnChoiceProps {
  /** For narrow screens. */
  readonly isIconOnly: boolean;
  readonly columns: readonly ListColumn[];
  readonly layout: ListLayoutService;
}

/** Which columns are shown, in which order and how wide. The panel stands beside its button in the page, so that Tab goes on into it. */
export function ColumnChoice({ isIconOnly, columns, layout }: ColumnChoiceProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    // Only closes on a key that the controls inside leave alone; everything here works without it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="resource-list-columns"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Not the drawer that the list may be in.
        event.stopPropagation();
        setOpen(false);
        // What had the focus goes with the panel.
        button.current?.focus();
      }}
    >
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
        content={<ColumnChoicePanel isNarrow={isIconOnly} columns={columns} layout={layout} />}
      >
        <Button
          ref={button}
          icon={<SettingOutlined aria-hidden />}
          aria-label={t(messages.columns)}
          title={t(messages.columns)}
          aria-expanded={isOpen}
        >
          {isIconOnly ? null : t(messages.columns)}
        </Button>
      </Popover>
    </div>
  );
}

interface ColumnChoicePanelProps extends Pick<ColumnChoiceProps, 'columns' | 'layout'> {
  readonly isNarrow: boolean;
}

function ColumnChoicePanel({ isNarrow, columns, layout }: ColumnChoicePanelProps) {
  const t = useTranslate();
  const { columns: arranged, isDefault } = useFacts(layout);
  const [moved, setMoved] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const titleOf = (key: string) => columns.find((column) => column.key === key);

  const move = (key: string, place: number) => {
    layout.send({ type: 'column.move', key, place });
    setMoved(key);
  };
  const place = arranged.findIndex(({ key }) => key === moved);
  const name = moved === null ? undefined : titleOf(moved);
  return (
    <fieldset className="column-choice">
      <legend>{t(messages.columns)}</legend>
      <ul>
        {arranged.map((column, index) => {
          const described = titleOf(column.key);
          return described === undefined ? null : (
            <ColumnChoiceRow
              key={column.key}
              title={t(described.title)}
              column={column}
              describedWidth={described.width}
              isNarrow={isNarrow}
              isRequired={isOnlyShown(arranged, column.key)}
              isDragging={dragged !== null}
              send={layout.send}
              onMove={(by) => move(column.key, index + by)}
              onDrag={setDragged}
              onDrop={() => {
                if (dragged !== null) move(dragged, index);
                setDragged(null);
              }}
            />
          );
        })}
      </ul>
      <Button type="link" disabled={isDefault} onClick={() => layout.send({ type: 'layout.reset' })}>
        {t(messages.resetColumns)}
      </Button>
      <output className="column-choice-said">
        {name === undefined ? '' : t(messages.columnMoved(t(name.title), place + 1, arranged.length))}
      </output>
    </fieldset>
  );
}
