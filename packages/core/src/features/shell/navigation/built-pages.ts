import type { LocalizedText } from '../../../kernel/index.ts';
import { menuMessages } from './menu.messages.ts';
import type { RouteComponent } from './menu.types.ts';

/** Said of a page that is still to come. */
export const menuPlanned: LocalizedText = menuMessages.planned;

const RESOURCE_COMPONENT = /^areas\/(?<name>\w+)$/u;

/** Component names on the wire that clients have a page for, besides the resources. */
export const builtComponents: ReadonlySet<string> = new Set([
  'dashboard/Analysis',
  'pages/account-settings-security',
  'pages/authorization',
  'pages/home',
  'pages/permission-explain',
  'pages/sms-outbox',
]);

/** The name of the resource whose page a component is: `activity` of `areas/activity`; undefined for other components. */
export function resourceNameOf(component: RouteComponent): string | undefined {
  return component.kind === 'page' ? RESOURCE_COMPONENT.exec(component.name)?.groups?.['name'] : undefined;
}

/** Whether a page is the list of a resource, whose query in the address is only view state. */
export function isResourcePage(component: RouteComponent): boolean {
  return resourceNameOf(component) !== undefined;
}

/** Whether an entry leads to a page that exists. Foreign pages do; those of the online forms and reports are still to come. */
export function isBuilt(component: RouteComponent): boolean {
  switch (component.kind) {
    case 'page':
      return isResourcePage(component) || builtComponents.has(component.name);
    case 'online':
      return false;
    case 'container':
    case 'frame':
    case 'external':
      return true;
  }
}
