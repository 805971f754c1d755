import { err, ok, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { menuMessages } from './menu.messages.ts';
import type { AddressContext } from './menu.types.ts';

const LONGEST_ADDRESS = 2048;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/gu;

/** A lone surrogate cannot be percent-encoded. */
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** Notation of a configured address in older databases: `window._CONFIG['domianURL']`. */
const CONFIGURED = /^window\._CONFIG(?:\.(?<dotted>\w{1,40})|\[(?<quote>['"])(?<quoted>\w{1,40})\k<quote>\])$/u;

/** A path of this site, or an http(s) URL: a host without user information, a port, and the rest. */
const OWN_PATH = /^\/(?![/\\])[^\s\\<>"\u0000-\u001f\u007f]*$/u;
const HTTP_ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{N}._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\<>"\u0000-\u001f\u007f]*)?$/iu;

const configuredAddresses = new Map<string, (context: AddressContext) => string | undefined>([
  ['domainURL', (context) => context.domainUrl],
  ['domianURL', (context) => context.domainUrl],
  ['staticDomainURL', (context) => context.staticDomainUrl],
  ['onlinePreviewDomainURL', (context) => context.onlinePreviewDomainUrl],
  ['pdfDomainURL', (context) => context.pdfDomainUrl],
]);

const identities = new Map<string, (context: AddressContext) => string>([
  ['userId', (context) => context.userId],
  ['user.id', (context) => context.userId],
  ['username', (context) => context.username],
  ['user.username', (context) => context.username],
  ['tenantId', (context) => context.tenantId],
  ['tenant.id', (context) => context.tenantId],
]);

/**
 * Resolve the address template of a menu entry. `{{name}}` is looked up in a fixed table and never evaluated:
 * `domainURL`, `staticDomainURL`, `onlinePreviewDomainURL`, `pdfDomainURL` (also as `window._CONFIG['…']`, including
 * `domianURL`), `userId` or `user.id`, `username` or `user.username`, `tenantId` or `tenant.id`. Values are
 * percent-encoded, except a configured address at the start. Anything else (an unknown name, `${…}`, another scheme) is
 * an error of this entry (threat T-62).
 */
export function resolveAddress(template: string, context: AddressContext): Result<string, LocalizedText> {
  const written = template.trim();
  let failure: LocalizedText | undefined;
  const address = written.replace(PLACEHOLDER, (whole: string, expression: string, position: number) => {
    const found = valueOf(expression.trim(), context);
    if (found.ok && (!found.value.isAddress || position > 0)) return encodeURIComponent(found.value.value);
    if (found.ok) return found.value.value;
    failure ??= found.error(whole);
    return '';
  });
  if (failure !== undefined) return err(failure);
  const left = /\{\{|\}\}|\$\{[^}]*\}?/u.exec(address);
  if (left !== null) return err(menuMessages.unknownPlaceholder(left[0]));
  const isAddress = OWN_PATH.test(address) || HTTP_ADDRESS.test(address);
  return isAddress && address.length <= LONGEST_ADDRESS ? ok(address) : err(menuMessages.badAddress);
}

interface Found {
  readonly value: string;
  readonly isAddress: boolean;
}

function valueOf(expression: string, context: AddressContext): Result<Found, (placeholder: string) => LocalizedText> {
  const groups = CONFIGURED.exec(expression)?.groups;
  const configured = configuredAddresses.get(groups?.['dotted'] ?? groups?.['quoted'] ?? expression);
  const read = configured ?? identities.get(expression);
  if (read === undefined) return err(menuMessages.unknownPlaceholder);
  const value = read(context);
  if (value === undefined || value === '' || LONE_SURROGATE.test(value)) return err(menuMessages.missingValue);
  return ok({ value, isAddress: configured !== undefined });
}
