import type { Text } from '@evergreen/core/kernel';
import { step, type Tab, type TabsEvent } from '@evergreen/core/tabs';
import type { MenuProps } from 'antd';

import { tabStripMessages as messages } from './tab-strip.messages.ts';

export interface TabMenuInput {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  readonly homeKey: string;
  readonly canReopen: boolean;
  readonly say: (text: Text) => string;
  readonly send: (event: TabsEvent) => void;
  readonly move: (key: string, before: string | null) => void;
  readonly rename: () => void;
}

/** What can be done with one tab, the same by mouse and keyboard. */
export function tabMenu(input: TabMenuInput): NonNullable<MenuProps['items']> {
  const { tabs, tab, homeKey, canReopen, say, send, move, rename } = input;
  const { key } = tab;
  const isHome = key === homeKey;
  const position = tabs.indexOf(tab);
  const hasLeft = tabs.slice(0, position).some((other) => other.key !== homeKey);
  const hasRight = position < tabs.length - 1;
  const left = step(tabs, key, 'left');
  const right = step(tabs, key, 'right');
  return [
    { key: 'refresh', label: say(messages.refresh), onClick: () => send({ type: 'tab.refresh', key }) },
    { key: 'rename', label: say(messages.rename), onClick: rename },
    { type: 'divider' },
    { key: 'close', label: say(messages.close), disabled: isHome, onClick: () => send({ type: 'tab.close', key }) },
    {
      key: 'closeLeft',
      label: say(messages.closeLeft),
      disabled: !hasLeft,
      onClick: () => send({ type: 'tabs.close', key, group: 'left' }),
    },
    {
      key: 'closeRight',
      label: say(messages.closeRight),
      disabled: !hasRight,
      onClick: () => send({ type: 'tabs.close', key, group: 'right' }),
    },
    {
      key: 'closeOthers',
      label: say(messages.closeOthers),
      disabled: !hasLeft && !hasRight,
      onClick: () => send({ type: 'tabs.close', key, group: 'others' }),
    },
    { type: 'divider' },
    {
      key: 'moveLeft',
      label: say(messages.moveLeft),
      disabled: isHome || !hasLeft,
      onClick: () => left !== undefined && move(key, left),
    },
    {
      key: 'moveRight',
      label: say(messages.moveRight),
      disabled: isHome || !hasRight,
      onClick: () => right !== undefined && move(key, right),
    },
    { type: 'divider' },
    { key: 'reopen', label: say(messages.reopen), disabled: !canReopen, onClick: () => send({ type: 'tab.reopen' }) },
  ];
}
