import type { MenuEntry } from '@evergreen/core/shell/navigation';
import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { isValidElement } from 'react';
import { describe, expect, it } from 'vitest';

import { AddressLink } from '../../../adapter/index.ts';
import { menuItems } from './menu-items.tsx';

const t = (words: LocalizedText) => words['zh-CN'];
const entry = (key: string, target: MenuEntry['target'], more: Partial<MenuEntry> = {}): MenuEntry => ({
  key,
  path: key,
  title: `名称 ${key}`,
  icon: '',
  target,
  isPlanned: false,
  children: [],
  ...more,
});

/** What antd is given for one entry: its parts, and the link in its label when there is one. */
function drawn(entries: readonly MenuEntry[]) {
  return menuItems(entries, { t, onPoint: () => undefined }).map((item) => {
    if (item === null || !('label' in item)) return null;
    const { label } = item;
    const props: Readonly<Record<string, unknown>> | null = isValidElement<Readonly<Record<string, unknown>>>(label)
      ? label.props
      : null;
    return {
      key: item.key,
      hasIcon: 'icon' in item,
      isDisabled: 'disabled' in item && (item.disabled ?? false),
      label: isValidElement(label) ? (label.type === AddressLink ? 'page' : label.type) : label,
      leadsTo: props?.['to'] ?? props?.['href'] ?? null,
      window: props?.['target'] ?? null,
      children: 'children' in item ? item.children?.length : 0,
    };
  });
}

const plain = { hasIcon: false, isDisabled: false, leadsTo: null, window: null, children: 0 };

describe('the entries of the menu', () => {
  it('LAYOUT-06 are links: to a page inside, to a plain address with a target, to a new window; groups hold theirs', () => {
    const entries = [
      entry('/a', { kind: 'page', path: '/a' }, { icon: 'HomeOutlined' }),
      entry('/b', { kind: 'link', address: 'https://b.example', window: '_self' }),
      entry('/c', { kind: 'window', address: 'https://c.example' }),
      entry('/d', { kind: 'group' }, { children: [entry('/d/1', { kind: 'page', path: '/d/1' })] }),
      entry('/e', { kind: 'disabled', reason: localized('地址无效', 'bad address') }),
    ];
    expect(drawn(entries)).toEqual([
      { ...plain, key: '/a', hasIcon: true, label: 'page', leadsTo: '/a' },
      { ...plain, key: '/b', label: 'a', leadsTo: 'https://b.example', window: '_self' },
      { ...plain, key: '/c', label: 'a', leadsTo: 'https://c.example', window: '_blank' },
      { ...plain, key: '/d', label: '名称 /d', children: 1 },
      { ...plain, key: '/e', label: '名称 /e', isDisabled: true },
    ]);
  });
});
