import * as v from 'valibot';

import { DEFAULT_BASE_PATH, responseCipherSchema, type ResponseCipher } from './contract/index.ts';
import { localized, withoutTrailing, type Locale, type LocalizedText } from './kernel/index.ts';
import type { MapsSettings } from './ports/index.ts';
import {
  noSupervision,
  POLICIES,
  type PermissionPolicy,
  type SupervisionAccounts,
} from './features/access/permissions/index.ts';

/** Settings of an installation. */
export interface CoreConfig {
  /** Base URL of the API: a rooted path, or an absolute URL of another host. */
  readonly basePath: string;
  readonly platformName: LocalizedText;
  readonly platformShortName: LocalizedText;
  readonly permissionPolicy: PermissionPolicy;
  /** Supervising accounts. */
  readonly supervision: SupervisionAccounts;
  /** Landing page without a requested path. */
  readonly homePath: string;
  /** Foreign origins that may be embedded in an iframe; the server's policy must list them too (FRAME_HOSTS). */
  readonly frameHosts: readonly string[];
  /** Base URL of stored files; defaults to a path below the base path. */
  readonly staticDomain?: string | undefined;
  /** Whether the settings drawer is available; disable it for a uniform appearance. */
  readonly hasSettingsDrawer: boolean;
  /** Whether the landing page shows work, figures and links; without them it shows the platform's name alone. */
  readonly hasHomePanels: boolean;
  /** Theme of the side menu, independent of the page theme. */
  readonly sideMenuTheme: 'dark' | 'light';
  /** http(s) URL of the installation's help pages; null if none. */
  readonly helpLink: string | null;
  /** The map service that places are chosen on; null if none: they are typed by hand. */
  readonly maps: MapsSettings | null;
  /**
   * For a server that encrypts its lists. The key is readable in the page: it protects against the network, not against
   * users.
   */
  readonly responseCipher?: ResponseCipher | undefined;
}

export const defaultCoreConfig: CoreConfig = {
  basePath: DEFAULT_BASE_PATH,
  platformName: localized('企业退休人员服务平台', 'Enterprise retiree service platform'),
  platformShortName: localized('退休服务平台', 'Retiree services'),
  permissionPolicy: 'strict',
  supervision: noSupervision,
  homePath: '/dashboard/analysis',
  frameHosts: [],
  hasSettingsDrawer: true,
  hasHomePanels: true,
  sideMenuTheme: 'dark',
  helpLink: null,
  maps: null,
};

/** What a program says of its installation; what it leaves out is as usual. */
export interface CoreOptions extends Partial<CoreConfig> {
  /** Address of the server, such as `https://office.example`; the path of the contract is joined to it. */
  readonly url?: string;
  /** Language of texts and answers; else the one that was chosen before. */
  readonly locale?: Locale;
}

/** The settings of an installation with everything that was left out. */
export function coreConfigOf({ url, locale: _, ...given }: CoreOptions): CoreConfig {
  const config = { ...defaultCoreConfig, ...given };
  return url === undefined ? config : { ...config, basePath: withoutTrailing(url, '/') + DEFAULT_BASE_PATH };
}

/** What the map service is asked to bring along unless the configuration says otherwise. */
const MAP_PLUGINS = ['AMap.PlaceSearch', 'AMap.Geocoder'] as const;

const configuredText = v.object({ 'zh-CN': v.string(), 'en-US': v.string() });

const accountCodes = v.optional(v.array(v.pipe(v.string(), v.trim(), v.minLength(1))), []);

const rootedPath = v.pipe(v.string(), v.regex(/^\/(?:[\w\-.][\w\-/.]*)?$/u));
const httpAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s?#]+$/u));

const withoutLastSlash = v.transform((path: string) => path.replace(/\/+$/u, ''));

/**
 * Schema of a configuration from an external source; every property is optional. Trailing slashes of URLs are removed.
 */
export const coreConfigSchema = v.object({
  basePath: v.optional(v.pipe(v.union([rootedPath, httpAddress]), withoutLastSlash), defaultCoreConfig.basePath),
  platformName: v.optional(configuredText, defaultCoreConfig.platformName),
  platformShortName: v.optional(configuredText, defaultCoreConfig.platformShortName),
  permissionPolicy: v.optional(v.picklist(POLICIES), defaultCoreConfig.permissionPolicy),
  supervision: v.optional(
    v.object({ province: accountCodes, commerce: accountCodes, county: accountCodes }),
    defaultCoreConfig.supervision,
  ),
  homePath: v.optional(rootedPath, defaultCoreConfig.homePath),
  frameHosts: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#@]+\/?$/u))),
    defaultCoreConfig.frameHosts.slice(),
  ),
  staticDomain: v.optional(v.pipe(v.union([rootedPath, httpAddress]), withoutLastSlash)),
  hasSettingsDrawer: v.optional(v.boolean(), defaultCoreConfig.hasSettingsDrawer),
  hasHomePanels: v.optional(v.boolean(), defaultCoreConfig.hasHomePanels),
  sideMenuTheme: v.optional(v.picklist(['dark', 'light']), defaultCoreConfig.sideMenuTheme),
  helpLink: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/u))), defaultCoreConfig.helpLink),
  maps: v.optional(
    v.nullable(
      v.object({
        key: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/u)),
        securityCode: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/u))), null),
        plugins: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z][\w.]{0,63}$/u))), [...MAP_PLUGINS]),
      }),
    ),
    defaultCoreConfig.maps,
  ),
  responseCipher: v.optional(responseCipherSchema),
});
