import type { ReactElement } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { ContextMenu } from '../../base/context-menu/index.ts';
import { tabActions, type TabActionsInput } from './tab-actions.ts';

export interface TabMenuProps extends Omit<TabActionsInput, 't'> {
  /** The tab. */
  readonly children: ReactElement;
}

/** The menu of one open page, by a right press or by the keyboard. */
export function TabMenu({ children, ...tab }: TabMenuProps) {
  const actions = tabActions({ ...tab, t: useTranslate() });
  return (
    <ContextMenu items={actions} onChoose={(key) => actions.find((action) => action.key === key)?.run()}>
      {children}
    </ContextMenu>
  );
}
