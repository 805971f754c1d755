export { placeBefore, step } from './tab-order.ts';
export { tabAt, tabOfPage, titleOfTab } from './tab-at.ts';
export type { OpenedTab, Tab, TabGroup, TabsEmitted, TabsEvent, TabsFacts, UnsavedEdits } from './tab.types.ts';
export { tabKeyOf } from './tab-key.ts';
export { tabsMessages } from './tabs.messages.ts';
export { KEPT_PAGES, REOPENABLE_TABS } from './tabs.model.ts';
export { createTabs, type TabsDependencies, type TabsService } from './tabs.service.ts';
