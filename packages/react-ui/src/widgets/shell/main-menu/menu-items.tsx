import { menuPlanned, type MenuEntry } from '@evergreen/core/shell/navigation';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';

import { AddressLink } from '../../../adapter/index.ts';
import { menuIcon } from '../../base/menu-icon/index.ts';

type MenuItem = NonNullable<MenuProps['items']>[number];

export interface MenuTools {
  readonly t: (text: LocalizedText) => string;
  /** The pointer came over an entry that opens the page at this path. */
  readonly onPoint?: (path: string) => void;
}

/** The entries of the menu as antd takes them. */
export function menuItems(entries: readonly MenuEntry[], tools: MenuTools): MenuItem[] {
  return entries.map((entry) => itemOf(entry, tools));
}

function itemOf(entry: MenuEntry, tools: MenuTools): MenuItem {
  const { t, onPoint } = tools;
  const { key, title, target, children } = entry;
  const icon = menuIcon(entry.icon);
  const shared = { key, ...(icon === null ? {} : { icon }) };
  if (target.kind === 'group') return { ...shared, label: title, children: menuItems(children, tools) };
  // antd shows `title` as the tip of a collapsed entry.
  return {
    ...shared,
    label: labelOf(entry, t),
    title: target.kind === 'disabled' ? t(target.reason) : title,
    disabled: target.kind === 'disabled',
    ...(target.kind === 'page' && onPoint !== undefined ? { onMouseEnter: () => onPoint(target.path) } : {}),
  };
}

/** The name, and beside that of a page which is still to come that it is. */
function wordsOf({ title, isPlanned }: MenuEntry, t: (text: LocalizedText) => string): ReactNode {
  if (!isPlanned) return title;
  return (
    <span className="menu-planned">
      {title} <small>{t(menuPlanned)}</small>
    </span>
  );
}

/** Entries are links, so that a middle press or a menu of the browser can open them elsewhere; the entry takes the focus. */
function labelOf(entry: MenuEntry, t: (text: LocalizedText) => string): ReactNode {
  const { title, target } = entry;
  switch (target.kind) {
    case 'page':
      return (
        <AddressLink to={target.path} tabIndex={-1}>
          {wordsOf(entry, t)}
        </AddressLink>
      );
    case 'window':
      return (
        <a href={target.address} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
          {title}
        </a>
      );
    case 'link':
      return (
        <a href={target.address} target={target.window} rel="noopener noreferrer" tabIndex={-1}>
          {wordsOf(entry, t)}
        </a>
      );
    case 'group':
    case 'disabled':
      return title;
  }
}
