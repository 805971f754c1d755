import { Dropdown, type DropdownProps, type MenuProps } from 'antd';
import { useRef, type ReactElement } from 'react';

import { giveFocusBack } from './give-focus-back.ts';

export interface ActionMenuProps {
  readonly items: NonNullable<MenuProps['items']>;
  /** The entry that is in force, of a menu to choose from. */
  readonly selectedKey?: string;
  readonly placement?: NonNullable<DropdownProps['placement']>;
  /** The button that opens the menu. */
  readonly children: ReactElement;
}

/** A button's menu of things to do, for pointer and keyboard alike. */
export function ActionMenu({ items, selectedKey, placement = 'bottomLeft', children }: ActionMenuProps) {
  const opener = useRef<Element | null>(null);
  const finish: NonNullable<MenuProps['onClick']> = ({ domEvent }) => {
    // Or a press of Enter would go on to a button of the dialog that it opens, and answer the question before it is read.
    domEvent.preventDefault();
    // The entry goes with the menu: a dialog that is opened now gives the focus back to the button.
    giveFocusBack(opener.current, domEvent.currentTarget.closest('[role=menu]'));
  };
  return (
    <Dropdown
      menu={{
        items,
        onClick: finish,
        ...(selectedKey === undefined ? {} : { selectable: true, selectedKeys: [selectedKey] }),
      }}
      trigger={['click']}
      placement={placement}
      autoFocus
      onOpenChange={(isOpen) => {
        if (isOpen) opener.current = document.activeElement;
      }}
    >
      {children}
    </Dropdown>
  );
}
