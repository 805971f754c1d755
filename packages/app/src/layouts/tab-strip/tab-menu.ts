import type { Tab, TabsEvent } from '@evergreen/core/tabs';
import type { Text } from '@evergreen/core/kernel';
import type { MenuProps } from 'antd';

import { tabStripMessages as messages } from './tab-strip.messages.ts';

export interface TabMenuInput {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  readonly homeKey: string;
  readonly canReopen: boolean;
  readonly say: (text: Text) => string;
  readonly send: (event: TabsEvent) => void;
}

/** What can be done with one tab, the same by mouse, touch and keyboard. */
export function tabMenu({ tabs, tab, homeKey, canReopen, say, send }: TabMenuInput): NonNullable<MenuProps['items']> {
  const position = tabs.indexOf(tab);
  const before = tabs[position - 1];
  const after = tabs[position + 1];
  const afterNext = tabs[position + 2]?.key ?? null;
  const isHome = tab.key === homeKey;
  const { key } = tab;
  return [
    { key: 'refresh', label: say(messages.refresh), onClick: () => send({ type: 'tab.refresh', key }) },
    { type: 'divider' },
    { key: 'close', label: say(messages.close), disabled: isHome, onClick: () => send({ type: 'tab.close', key }) },
    { key: 'left', label: say(messages.closeLeft), onClick: () => send({ type: 'tabs.close', key, group: 'left' }) },
    { key: 'right', label: say(messages.closeRight), onClick: () => send({ type: 'tabs.close', key, group: 'right' }) },
    { key: 'others', label: say(messages.closeOthers), onClick: () => send({ type: 'tabs.close', key, group: 'others' }) },
    { type: 'divider' },
    {
      key: 'moveLeft',
      label: say(messages.moveLeft),
      disabled: isHome || before === undefined || before.key === homeKey,
      onClick: () => send({ type: 'tab.move', key, before: before?.key ?? null }),
    },
    {
      key: 'moveRight',
      label: say(messages.moveRight),
      disabled: isHome || after === undefined,
      onClick: () => send({ type: 'tab.move', key, before: afterNext }),
    },
    { type: 'divider' },
    { key: 'reopen', label: say(messages.reopen), disabled: !canReopen, onClick: () => send({ type: 'tab.reopen' }) },
  ];
}
