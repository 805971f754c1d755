import { SettingOutlined } from '@ant-design/icons';
import type { ListPreferencesService, SearchFormField } from '@evergreen/core/records/list';
import { Button, Checkbox, Popover } from 'antd';
import { useRef, useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface SearchChoiceProps {
  readonly fields: readonly SearchFormField[];
  readonly shown: readonly SearchFormField[];
  readonly preferences: ListPreferencesService;
}

/** Which fields the search form shows. The panel stands beside its button in the page, so that Tab goes on into it. */
export function SearchChoice({ fields, shown, preferences }: SearchChoiceProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keys = shown.map(({ key }) => key);
  const choose = (next: readonly string[] | null) => preferences.send({ type: 'searchFields.choose', keys: next });
  return (
    // Only closes on a key that the controls inside leave alone; everything here works without it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        destroyOnHidden
        placement="bottomRight"
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
        content={
          <fieldset className="resource-list-search-choice">
            <legend>{t(messages.searchFields)}</legend>
            {fields.map(({ key, label }) => (
              <Checkbox
                key={key}
                checked={keys.includes(key)}
                disabled={keys.length === 1 && keys[0] === key}
                onChange={({ target }) =>
                  choose(target.checked ? [...keys, key] : keys.filter((other) => other !== key))
                }
              >
                {t(label)}
              </Checkbox>
            ))}
            <Button type="link" onClick={() => choose(null)}>
              {t(messages.usualSearchFields)}
            </Button>
          </fieldset>
        }
      >
        <Button ref={button} type="link" aria-expanded={isOpen} icon={<SettingOutlined aria-hidden />}>
          {t(messages.searchFields)}
        </Button>
      </Popover>
    </div>
  );
}
