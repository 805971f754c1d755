/** List pages of online forms and reports. */
export type OnlinePageReference =
  | 'formList'
  | 'copyList'
  | 'autoList'
  | 'treeList'
  | 'erpList'
  | 'tabList'
  | 'innerTableList'
  | 'reportList'
  | 'reportAutoList';

/** Component name on the wire → built-in page. */
const onlinePages = new Map<string, OnlinePageReference>([
  ['modules/online/cgform/OnlCgformHeadList', 'formList'],
  ['modules/online/cgform/OnlCgformCopyList', 'copyList'],
  ['modules/online/cgform/auto/OnlCgformAutoList', 'autoList'],
  ['modules/online/cgform/auto/OnlCgformTreeList', 'treeList'],
  ['modules/online/cgform/auto/erp/OnlCgformErpList', 'erpList'],
  ['modules/online/cgform/auto/tab/OnlCgformTabList', 'tabList'],
  ['modules/online/cgform/auto/innerTable/OnlCgformInnerTableList', 'innerTableList'],
  ['modules/online/cgreport/OnlCgreportHeadList', 'reportList'],
  ['modules/online/cgreport/auto/OnlCgreportAutoList', 'reportAutoList'],
]);

/** The built-in page of a component; undefined unless it is one of the nine. */
export function onlinePageOf(component: string): OnlinePageReference | undefined {
  return onlinePages.get(component);
}
