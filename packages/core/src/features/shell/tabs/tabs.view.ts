import type { Tab, TabsFacts } from './tab.types.ts';
import type { TabsSnapshot } from './tabs.machine.ts';
import { keptKeys, reopenable } from './tabs.model.ts';

export function tabsView({ context }: TabsSnapshot): TabsFacts {
  const { state, asked, asksTo } = context;
  return {
    tabs: state.tabs,
    activeKey: state.activeKey,
    keptKeys: keptKeys(state),
    confirming: state.tabs.filter((tab: Tab) => asked.includes(tab.key)),
    asksTo,
    hasUnsavedEdits: state.edits.length > 0,
    canReopen: reopenable(state) !== undefined,
    closedGenerations: Object.fromEntries(state.closed.map(({ key, generation }) => [key, generation])),
  };
}
