import type { LocalizedText } from '@evergreen/core/kernel';
import { step, type Tab, type TabGroup, type TabsEvent } from '@evergreen/core/shell/tabs';
import type { ContextMenuItem } from '../../base/context-menu/index.ts';

import { tabMenuMessages as messages } from './tab-menu.messages.ts';

export interface TabActionsInput {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  readonly homeKey: string;
  readonly canReopen: boolean;
  readonly t: (text: LocalizedText) => string;
  readonly send: (event: TabsEvent) => void;
  readonly move: (key: string, before: string | null) => void;
  readonly rename: () => void;
}

/** One thing that can be done with a tab. */
export interface TabAction extends ContextMenuItem {
  readonly run: () => void;
}

/** What can be done with one tab, the same by mouse and keyboard. */
export function tabActions({
  tabs,
  tab,
  homeKey,
  canReopen,
  t,
  send,
  move,
  rename,
}: TabActionsInput): readonly TabAction[] {
  const { key } = tab;
  const isHome = key === homeKey;
  const position = tabs.indexOf(tab);
  const hasLeft = tabs.slice(0, position).some((other) => other.key !== homeKey);
  const hasRight = position < tabs.length - 1;
  const close = (group: TabGroup) => () => send({ type: 'tabs.close', key, group });
  const moveBeside = (direction: 'left' | 'right') => () => {
    const before = step(tabs, key, direction);
    if (before !== undefined) move(key, before);
  };
  return [
    { key: 'refresh', text: t(messages.refresh), run: () => send({ type: 'tab.refresh', key }) },
    { key: 'rename', text: t(messages.rename), run: rename },
    {
      key: 'close',
      text: t(messages.close),
      isApart: true,
      isDisabled: isHome,
      run: () => send({ type: 'tab.close', key }),
    },
    { key: 'closeLeft', text: t(messages.closeLeft), isDisabled: !hasLeft, run: close('left') },
    { key: 'closeRight', text: t(messages.closeRight), isDisabled: !hasRight, run: close('right') },
    { key: 'closeOthers', text: t(messages.closeOthers), isDisabled: !hasLeft && !hasRight, run: close('others') },
    {
      key: 'moveLeft',
      text: t(messages.moveLeft),
      isApart: true,
      isDisabled: isHome || !hasLeft,
      run: moveBeside('left'),
    },
    { key: 'moveRight', text: t(messages.moveRight), isDisabled: isHome || !hasRight, run: moveBeside('right') },
    {
      key: 'reopen',
      text: t(messages.reopen),
      isApart: true,
      isDisabled: !canReopen,
      run: () => send({ type: 'tab.reopen' }),
    },
  ];
}
