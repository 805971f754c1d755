import { Dropdown, type MenuProps } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement, type ReactNode } from 'react';

import { giveFocusBack } from '../action-menu/index.ts';

const MENU_CLASS = 'context-menu';

export interface ContextMenuItem {
  readonly key: string;
  readonly text: string;
  readonly icon?: ReactNode;
  /** Shown and not to be chosen. */
  readonly isDisabled?: boolean;
  /** A line parts it from the one above. */
  readonly isApart?: boolean;
}

export interface ContextMenuProps {
  readonly items: readonly ContextMenuItem[];
  readonly onChoose: (key: string) => void;
  /** What the menu belongs to; it must take a ref, and the focus to be reached by the keyboard. */
  readonly children: ReactElement;
}

/**
 * What can be done with one thing: at the pointer by a right press, at the thing that has the focus by Shift-F10 or the menu
 * key. Any press outside, Escape, a scroll and leaving the window close it; closed without a choice it gives the focus back.
 */
export function ContextMenu({ items, onChoose, children }: ContextMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);

  const close = () => {
    setOpen(false);
    const isInMenu = document.activeElement?.closest(`.${MENU_CLASS}`) !== null;
    if (isInMenu && opener.current instanceof HTMLElement) opener.current.focus();
  };
  const closeLater = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return undefined;
    const left = () => closeLater();
    // A menu that is longer than the window scrolls itself.
    const scrolled = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(`.${MENU_CLASS}`) === null) closeLater();
    };
    globalThis.addEventListener('scroll', scrolled, true);
    globalThis.addEventListener('blur', left);
    return () => {
      globalThis.removeEventListener('scroll', scrolled, true);
      globalThis.removeEventListener('blur', left);
    };
  }, [isOpen]);

  const changed = (willOpen: boolean) => {
    if (!willOpen) return close();
    opener.current = document.activeElement;
    setOpen(true);
  };
  const choose: NonNullable<MenuProps['onClick']> = ({ key, domEvent }) => {
    // Or a press of Enter would go on to a button of the dialog that it opens.
    domEvent.preventDefault();
    const menu = domEvent.currentTarget.closest('[role=menu]');
    setOpen(false);
    giveFocusBack(opener.current, menu);
    onChoose(key);
  };
  return (
    <Dropdown
      trigger={['contextMenu']}
      open={isOpen}
      onOpenChange={changed}
      classNames={{ root: MENU_CLASS }}
      menu={{ items: items.flatMap(entriesOf), onClick: choose }}
      autoFocus
      destroyOnHidden
    >
      {children}
    </Dropdown>
  );
}

function entriesOf({
  key,
  text,
  icon,
  isDisabled = false,
  isApart = false,
}: ContextMenuItem): NonNullable<MenuProps['items']> {
  const entry = { key, label: text, disabled: isDisabled, ...(icon === undefined ? {} : { icon }) };
  return isApart ? [{ type: 'divider', key: `before ${key}` }, entry] : [entry];
}
