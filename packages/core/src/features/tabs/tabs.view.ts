import type { Tab, TabsFacts } from './tab.types.ts';
import type { TabsSnapshot } from './tabs.machine.ts';
import { reopenable } from './tabs.model.ts';

export function tabsView({ context }: TabsSnapshot): TabsFacts {
  const { state, asked } = context;
  return {
    tabs: state.tabs,
    activeKey: state.activeKey,
    keptKeys: state.used,
    confirming: state.tabs.filter((tab: Tab) => asked.includes(tab.key)),
    canReopen: reopenable(state) !== undefined,
  };
}
