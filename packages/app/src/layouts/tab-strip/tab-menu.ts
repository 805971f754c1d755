import type { Text } from '@evergreen/core/kernel';
import { step, type Tab, type TabGroup, type TabsEvent } from '@evergreen/core/tabs';
import type { ContextMenuItem } from '@evergreen/react-ui/widgets/base/context-menu';

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

/** One thing that can be done with a tab. */
export interface TabAction extends ContextMenuItem {
  readonly run: () => void;
}

/** What can be done with one tab, the same by mouse and keyboard. */
export function tabMenu({
  tabs,
  tab,
  homeKey,
  canReopen,
  say,
  send,
  move,
  rename,
}: TabMenuInput): readonly TabAction[] {
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
    { key: 'refresh', text: say(messages.refresh), run: () => send({ type: 'tab.refresh', key }) },
    { key: 'rename', text: say(messages.rename), run: rename },
    {
      key: 'close',
      text: say(messages.close),
      isApart: true,
      isDisabled: isHome,
      run: () => send({ type: 'tab.close', key }),
    },
    { key: 'closeLeft', text: say(messages.closeLeft), isDisabled: !hasLeft, run: close('left') },
    { key: 'closeRight', text: say(messages.closeRight), isDisabled: !hasRight, run: close('right') },
    { key: 'closeOthers', text: say(messages.closeOthers), isDisabled: !hasLeft && !hasRight, run: close('others') },
    {
      key: 'moveLeft',
      text: say(messages.moveLeft),
      isApart: true,
      isDisabled: isHome || !hasLeft,
      run: moveBeside('left'),
    },
    { key: 'moveRight', text: say(messages.moveRight), isDisabled: isHome || !hasRight, run: moveBeside('right') },
    {
      key: 'reopen',
      text: say(messages.reopen),
      isApart: true,
      isDisabled: !canReopen,
      run: () => send({ type: 'tab.reopen' }),
    },
  ];
}
