import { MENU_ICONS, menuIconNamed, menuIconNames, type MenuIcon } from '@evergreen/core/shell/navigation';
import { matchesNames, type PinyinIndex } from '@evergreen/core/shell/search';
import { Button, Empty, Input, Modal } from 'antd';
import { useState, type AriaAttributes } from 'react';

import { usePinyinIndex, useTranslate } from '../../../adapter/index.ts';
import { menuIcon } from '../menu-icon/index.ts';
import './icon-picker.css';
import { iconPickerMessages as messages } from './icon-picker.messages.ts';
import { NamedIcon } from './named-icon.tsx';

export interface IconPickerProps extends AriaAttributes {
  readonly id: string;
  /** Name of an icon of the menu; null for none. */
  readonly value: string | null;
  readonly placeholder: string;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string | null) => void;
  readonly onLeave?: () => void;
}

const namesOf = (icon: MenuIcon) => [menuIconNames[icon]['zh-CN'], menuIconNames[icon]['en-US'], icon];
const NAMES = MENU_ICONS.flatMap(namesOf);

/** A button with the chosen icon, which opens a grid of all icons, found by their names in both languages. */
export function IconPicker(props: IconPickerProps) {
  const { id, value, placeholder, isDisabled = false, isWrong = false, autoFocus = false, onChange, onLeave } = props;
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onLeave?.();
  };
  return (
    <>
      <Button
        id={id}
        disabled={isDisabled}
        autoFocus={autoFocus}
        className={isWrong ? 'icon-picker-open is-wrong' : 'icon-picker-open'}
        aria-haspopup="dialog"
        {...(props['aria-describedby'] === undefined ? {} : { 'aria-describedby': props['aria-describedby'] })}
        onClick={() => setOpen(true)}
      >
        {value === null ? placeholder : <NamedIcon value={value} />}
      </Button>
      <Modal
        open={isOpen}
        title={t(messages.title)}
        width={640}
        destroyOnHidden
        centered
        footer={null}
        onCancel={close}
      >
        <IconChoice
          id={id}
          value={value}
          onChoose={(icon) => {
            onChange(icon);
            close();
          }}
          onCancel={close}
        />
      </Modal>
    </>
  );
}

interface IconChoiceProps {
  readonly id: string;
  readonly value: string | null;
  readonly onChoose: (icon: string | null) => void;
  readonly onCancel: () => void;
}

function IconChoice(props: IconChoiceProps) {
  const book = usePinyinIndex();
  return book === null ? null : <Choice {...props} book={book} />;
}

function Choice({ id, value, onChoose, onCancel, book }: IconChoiceProps & { readonly book: PinyinIndex }) {
  const t = useTranslate();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(() => (value === null ? null : (menuIconNamed(value) ?? null)));
  const found = MENU_ICONS.filter((icon) => matchesNames(book, namesOf(icon), words));
  const confirm = () => onChoose(chosen ?? value);
  return (
    <>
      <Input.Search
        id={`${id}-search`}
        type="search"
        autoFocus
        allowClear
        aria-label={t(messages.search)}
        placeholder={t(messages.search)}
        value={words}
        onChange={(event) => {
          book.prepare(NAMES);
          setWords(event.target.value);
        }}
      />
      {found.length === 0 && <Empty description={t(messages.nothing)} />}
      <fieldset className="icon-picker-grid" aria-label={t(messages.icons)}>
        {found.map((icon) => (
          <label key={icon}>
            <input
              type="radio"
              name={`${id}-icon`}
              value={icon}
              checked={icon === chosen}
              onChange={() => setChosen(icon)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onChoose(icon);
              }}
            />
            {menuIcon(icon)}
            {t(menuIconNames[icon])}
          </label>
        ))}
      </fieldset>
      <div className="icon-picker-footer">
        <Button onClick={() => onChoose(null)}>{t(messages.none)}</Button>
        <Button onClick={onCancel}>{t(messages.cancel)}</Button>
        <Button type="primary" disabled={chosen === null} onClick={confirm}>
          {t(messages.confirm)}
        </Button>
      </div>
    </>
  );
}
