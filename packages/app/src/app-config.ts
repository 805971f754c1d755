import { coreConfigSchema, type CoreConfig } from '@evergreen/core';
import { err, ok, parseJson, type JsonValue, type Result } from '@evergreen/core/kernel';

/** The number under which the site is filed with the authorities, and where that can be looked up. */
export interface Filing {
  readonly number: string;
  /** An http(s) address. */
  readonly link: string;
}

/** What an installation decides for itself. */
export interface AppConfig {
  readonly core: CoreConfig;
  /** Null when the installation names none. */
  readonly filing: Filing | null;
}

/** Where the registry of filings is, when an installation gives a number alone. */
export const FILING_REGISTRY = 'https://beian.miit.gov.cn/';

/**
 * Reads the JSON of the page's `evergreen-config` element: `{ basePath, platformName, platformShortName, permissionPolicy,
 * homePath, hasSettingsDrawer, hasHomePanels, sideMenuTheme, helpLink, maps: { key, securityCode, plugins }, filing: { number, link } }`, every part optional. A broken configuration is an error that says where.
 */
export function parseAppConfig(json: string): Result<AppConfig, string> {
  const parsed = parseJson(json.trim() === '' ? '{}' : json);
  if (!parsed.ok) return err(parsed.error.message);
  const core = coreConfigSchema['~standard'].validate(parsed.value);
  if (core instanceof Promise) throw new Error('The schema of the configuration is synchronous');
  if (core.issues !== undefined) return err(core.issues.map(issueText).join('; '));
  const filing = filingIn(parsed.value);
  return filing.ok ? ok({ core: core.value, filing: filing.value }) : filing;
}

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

function issueText({ message, path = [] }: Issue): string {
  const place = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  return place === '' ? message : `${place}: ${message}`;
}

function filingIn(config: JsonValue): Result<Filing | null, string> {
  const filing = memberOf(config, 'filing');
  if (filing === undefined || filing === null) return ok(null);
  const number = memberOf(filing, 'number');
  const link = memberOf(filing, 'link') ?? FILING_REGISTRY;
  if (typeof number !== 'string' || number.trim() === '') return err('filing.number: Expected a text');
  if (typeof link !== 'string' || !/^https?:\/\/\S+$/u.test(link))
    return err('filing.link: Expected an http(s) address');
  return ok({ number: number.trim(), link });
}

function memberOf(value: JsonValue, key: string): JsonValue | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}
