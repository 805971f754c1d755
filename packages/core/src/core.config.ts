import * as v from 'valibot';

import { DEFAULT_BASE_PATH, responseCipherSchema, type ResponseCipher } from './contract/index.ts';
import { localized, type LocalizedText } from './kernel/index.ts';
import {
  noSupervision,
  POLICIES,
  type PermissionPolicy,
  type SupervisionAccounts,
} from './features/access/permissions/index.ts';

/** What an installation decides for itself. */
export interface CoreConfig {
  /** Where the backend answers: rooted, or the whole address of another one. */
  readonly basePath: string;
  readonly platformName: LocalizedText;
  readonly platformShortName: LocalizedText;
  readonly permissionPolicy: PermissionPolicy;
  /** The accounts that supervise. */
  readonly supervision: SupervisionAccounts;
  /** Where a person lands who asked for nothing else. */
  readonly homePath: string;
  /** Origins of others whose pages may stand in a frame; the server's policy must list them too (FRAME_HOSTS). */
  readonly frameHosts: readonly string[];
  /** Where stored files are viewed; below the base path when left out. */
  readonly staticDomain?: string | undefined;
  /** People may open the settings drawer; an installation that wants every screen alike turns it off. */
  readonly hasSettingsDrawer: boolean;
  /** How the side menu looks, whatever the theme of the pages. */
  readonly sideMenuTheme: 'dark' | 'light';
  /** An http(s) address of the installation's own help pages; null where there are none. */
  readonly helpLink: string | null;
  /** For a server that encrypts its lists. Whoever reads the page reads the key: it hides from the network, not from people. */
  readonly responseCipher?: ResponseCipher | undefined;
}

export const defaultCoreConfig: CoreConfig = {
  basePath: DEFAULT_BASE_PATH,
  platformName: localized('企业退休人员服务平台', 'Service platform for retired enterprise staff'),
  platformShortName: localized('退休服务平台', 'Retiree services'),
  permissionPolicy: 'strict',
  supervision: noSupervision,
  homePath: '/dashboard/analysis',
  frameHosts: [],
  hasSettingsDrawer: true,
  sideMenuTheme: 'dark',
  helpLink: null,
};

const configuredText = v.object({ 'zh-CN': v.string(), 'en-US': v.string() });

const accountCodes = v.optional(v.array(v.pipe(v.string(), v.trim(), v.minLength(1))), []);

const rootedPath = v.pipe(v.string(), v.regex(/^\/(?:[\w\-.][\w\-/.]*)?$/u));
const httpAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s?#]+$/u));

const withoutLastSlash = v.transform((path: string) => path.replace(/\/+$/u, ''));

/** A configuration read from a border; every part may be left out. Trailing slashes of addresses are dropped. */
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
  sideMenuTheme: v.optional(v.picklist(['dark', 'light']), defaultCoreConfig.sideMenuTheme),
  helpLink: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/u))), defaultCoreConfig.helpLink),
  responseCipher: v.optional(responseCipherSchema),
});
