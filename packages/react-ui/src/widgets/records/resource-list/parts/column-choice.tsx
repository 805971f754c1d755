import { SettingOutlined } from '@ant-design/icons';
import type { ListColumn } from '@evergreen/core/list-page';
import { Button, Checkbox, Popover } from 'antd';
import { useRef, useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface ColumnChoiceProps {
  /** For narrow screens. */
  readonly isIconOnly: boolean;
  readonly columns: readonly ListColumn[];
  readonly hiddenKeys: readonly string[];
  readonly onHiddenKeys: (keys: readonly string[] | null) => void;
}

/** Which columns are drawn. The panel stands beside its button in the page, so that Tab goes on into it. */
export function ColumnChoice({ isIconOnly, columns, hiddenKeys, onHiddenKeys }: ColumnChoiceProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = columns.map((column) => column.key).filter((key) => !hiddenKeys.includes(key));
  return (
    // Only closes on a key that the controls inside leave alone; everything here works without it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="resource-list-columns"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
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
        content={
          <fieldset className="resource-list-columns-choices">
            <legend>{t(messages.columns)}</legend>
            <Checkbox.Group
              value={shown}
              onChange={(keys) =>
                onHiddenKeys(columns.map((column) => column.key).filter((key) => !keys.includes(key)))
              }
              options={columns.map((column) => ({
                value: column.key,
                label: t(column.title),
                // A table without any column says nothing.
                disabled: shown.length === 1 && shown[0] === column.key,
              }))}
            />
            <Button type="link" onClick={() => onHiddenKeys(null)}>
              {t(messages.resetColumns)}
            </Button>
          </fieldset>
        }
      >
        <Button
          ref={button}
          icon={<SettingOutlined aria-hidden />}
          aria-label={t(messages.columns)}
          aria-expanded={isOpen}
        >
          {isIconOnly ? null : t(messages.columns)}
        </Button>
      </Popover>
    </div>
  );
}
