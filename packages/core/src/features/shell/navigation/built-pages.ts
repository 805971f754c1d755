import type { LocalizedText } from '../../../kernel/index.ts';
import { menuMessages } from './menu.messages.ts';
import type { RouteComponent } from './menu.types.ts';
import type { OnlinePageReference } from './online-components.ts';

/** Said of a page that is still to come. */
export const menuPlanned: LocalizedText = menuMessages.planned;

const RESOURCE_COMPONENT = /^areas\/(?<name>\w+)$/u;

/** Components of pages about the person's own account: open to everybody who is signed in, whatever was granted. */
export const ownPageComponents: ReadonlySet<string> = new Set([
  'pages/account-center',
  'pages/account-settings-avatar',
  'pages/account-settings-base',
  'pages/account-settings-binding',
  'pages/account-settings-custom',
  'pages/account-settings-notification',
  'pages/account-settings-security',
  'pages/tenant-selection',
  'pages/third-login',
  'pages/user-announcement',
]);

/** Component names on the wire that clients have a page for, besides the resources. */
export const builtComponents: ReadonlySet<string> = new Set([
  ...ownPageComponents,
  'dashboard/Analysis',
  'pages/address-book',
  'pages/authorization',
  'pages/dashboard-chart',
  'pages/dashboard-monitor',
  'pages/dashboard-task',
  'pages/dashboard-workplace',
  'pages/exception-403',
  'pages/exception-404',
  'pages/exception-500',
  'pages/home',
  'pages/monitor-cache',
  'pages/monitor-disk',
  'pages/monitor-http-server',
  'pages/monitor-http-trace',
  'pages/monitor-process',
  'pages/monitor-system',
  'pages/my-department',
  'pages/permission-explain',
  'pages/result-fail',
  'pages/result-success',
  'pages/sms-outbox',
  'pages/user-recycle-bin',
]);

/** The name of the resource whose page a component is: `activity` of `areas/activity`; undefined for other components. */
export function resourceNameOf(component: RouteComponent): string | undefined {
  return component.kind === 'page' ? RESOURCE_COMPONENT.exec(component.name)?.groups?.['name'] : undefined;
}

/** Pages that are no lists and whose query in the address is only view state, too. */
const viewStatePages: ReadonlySet<string> = new Set(['pages/dashboard-chart', 'pages/dashboard-monitor']);

/** Whether the query in the address of a page is only view state, as that of the list of a resource is. */
export function hasViewStateQuery(component: RouteComponent): boolean {
  return isResourcePage(component) || (component.kind === 'page' && viewStatePages.has(component.name));
}

function isResourcePage(component: RouteComponent): boolean {
  return resourceNameOf(component) !== undefined;
}

/** The online pages that there are; the other ones are still to come. */
const builtOnlinePages: ReadonlySet<OnlinePageReference> = new Set(['formList', 'autoList']);

/** Whether an entry leads to a page that exists. Foreign pages do. */
export function isBuilt(component: RouteComponent): boolean {
  switch (component.kind) {
    case 'page':
      return isResourcePage(component) || builtComponents.has(component.name);
    case 'online':
      return builtOnlinePages.has(component.page);
    case 'container':
    case 'frame':
    case 'external':
      return true;
  }
}
