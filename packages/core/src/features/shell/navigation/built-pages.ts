import type { LocalizedText } from '../../../kernel/index.ts';
import { menuMessages } from './menu.messages.ts';
import type { RouteComponent } from './menu.types.ts';

/** Said of a page that is still to come. */
export const menuPlanned: LocalizedText = menuMessages.planned;

/** A resource's list; the registry of resources says which of them exist. */
const RESOURCE_PREFIX = 'areas/';

/** Component names on the wire that clients have a page for, besides the resources. */
export const builtComponents: ReadonlySet<string> = new Set([
  'dashboard/Analysis',
  'pages/account-settings-security',
  'pages/authorization',
  'pages/home',
  'pages/permission-explain',
  'pages/sms-outbox',
]);

/** Whether an entry leads to a page that exists. Foreign pages do; those of the online forms and reports are still to come. */
export function isBuilt(component: RouteComponent): boolean {
  switch (component.kind) {
    case 'page':
      return component.name.startsWith(RESOURCE_PREFIX) || builtComponents.has(component.name);
    case 'online':
      return false;
    case 'container':
    case 'frame':
    case 'external':
      return true;
  }
}
