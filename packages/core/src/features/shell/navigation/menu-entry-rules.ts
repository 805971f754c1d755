import type { LocalizedText } from '../../../kernel/index.ts';
import { resourceEntry } from '../../../resources/index.ts';
import { builtComponents, resourceNameOf } from './built-pages.ts';
import { menuMessages } from './menu.messages.ts';
import { onlinePageOf } from './online-components.ts';
import { resolveAddress } from './url-template.ts';

/** Layouts that clients draw around other entries, or around a foreign page. */
const LAYOUTS: ReadonlySet<string> = new Set([
  'layouts/RouteView',
  'layouts/PageView',
  'layouts/BlankLayout',
  'layouts/IframePageView',
]);

/** Stands for what is known only when somebody is signed in. */
const anybody = { domainUrl: '/api', staticDomainUrl: '/static', userId: 'u', username: 'u', tenantId: '0' };

/**
 * What is wrong with the address of a menu entry: a path of this site, an http(s) URL, or a template of known placeholders is expected.
 * Null for a good one.
 */
export function menuAddressError(address: string): LocalizedText | null {
  const resolved = resolveAddress(address.replaceAll(/\/:[A-Za-z]\w*/gu, '/x'), anybody);
  return resolved.ok ? null : resolved.error;
}

/**
 * What is wrong with the component of a menu entry: clients would find no page by that name. Empty names none, which is a group.
 * @param planned components of pages that are to come, beside those that clients have
 */
export function menuComponentError(component: string, planned: ReadonlySet<string>): LocalizedText | null {
  if (component === '' || LAYOUTS.has(component) || builtComponents.has(component) || planned.has(component))
    return null;
  if (onlinePageOf(component) !== undefined) return null;
  const resource = resourceNameOf({ kind: 'page', name: component });
  return resource !== undefined && resourceEntry(resource) !== undefined
    ? null
    : menuMessages.unknownComponent(component);
}
