import * as v from 'valibot';

import { dictionaryMap, ownDepartment, permissionEntry, userInfo } from '../contract/index.ts';
import { days, LOCALES, sameText, type LocalizedText } from '../kernel/index.ts';
import { STORAGE_NAMESPACE, storageFamily } from './storage-family.ts';
import type { StorageKey, StorageSlot } from './storage.types.ts';

/** How long a login is remembered: 604800000 ms. */
export const SIGN_IN_LIFETIME = days(7);

/** A key of local storage under the namespace. `lifetime` in milliseconds; null for no expiry. */
function localKey<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  lifetime: number | null = null,
): StorageKey<Value> {
  return { scope: 'local', name: STORAGE_NAMESPACE + name, schema, form: 'enveloped', lifetime };
}

function sessionKey<Value>(name: string, schema: v.GenericSchema<unknown, Value>): StorageKey<Value> {
  return { scope: 'session', name, schema, form: 'raw', lifetime: null };
}

/** A text in every language of the interface. */
export const bothLanguages = v.object({ 'zh-CN': v.string(), 'en-US': v.string() });

/** Longest path that is kept: addresses of lists hold advanced queries, and no server takes a longer one. */
const LONGEST_PATH = 16_384;

/** A path of this site; anything else is not a valid tab (threat T-67). */
const sitePath = v.pipe(v.string(), v.maxLength(LONGEST_PATH), v.regex(/^\/(?![/\\])/u));

const textSize = v.picklist(['standard', 'large', 'extraLarge']);

const filledText = v.pipe(v.string(), v.minLength(1));

/** All single keys of the product. Named as in the older family, so that its logins and settings can be read. */
export const storageKeys = {
  token: localKey('Access-Token', filledText, SIGN_IN_LIFETIME),
  /** The token of a session that a window is ending: nobody works with it any more, whatever the server has heard of it. */
  signingOut: localKey('SIGNING_OUT', filledText, SIGN_IN_LIFETIME),
  username: localKey('Login_Username', filledText, SIGN_IN_LIFETIME),
  userInfo: localKey('Login_Userinfo', userInfo, SIGN_IN_LIFETIME),
  /** Items of all dictionaries, as in the login response. Evicted first when the storage is full. */
  dictionaries: localKey('UI_CACHE_DB_DICT_DATA', dictionaryMap, SIGN_IN_LIFETIME),
  /** The language of these items. */
  dictionaryLocale: localKey('DICT_LOCALE', v.picklist(LOCALES), SIGN_IN_LIFETIME),
  tenantId: localKey('TENANT_ID', filledText),
  /** The username remembered by the login page; survives logout. */
  rememberedUsername: localKey('REMEMBERED_USERNAME', v.pipe(filledText, v.maxLength(64))),
  /** A selection pending after login; removed once made. */
  pendingChoice: localKey(
    'Login_Choice',
    v.object({ departments: v.array(ownDepartment), tenantIds: v.array(filledText) }),
    SIGN_IN_LIFETIME,
  ),
  /** Component names of open pages that keep their state, stored where other front ends of the family expect them. */
  keptAlive: localKey('CACHE_INCLUDED_ROUTES', v.array(v.string())),
  /** Whether the side menu is expanded. */
  sideMenuOpen: localKey('SIDEBAR_TYPE', v.boolean()),
  theme: localKey('DEFAULT_THEME', v.picklist(['light', 'dark'])),
  locale: localKey('LOCALE', v.picklist(LOCALES)),
  layout: localKey('DEFAULT_LAYOUT_MODE', v.picklist(['sidemenu', 'topmenu'])),
  contentWidth: localKey('DEFAULT_CONTENT_WIDTH_TYPE', v.picklist(['Fixed', 'Fluid'])),
  primaryColour: localKey('DEFAULT_COLOR', v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/u))),
  colourWeak: localKey('DEFAULT_COLOR_WEAK', v.boolean()),
  textSize: localKey('TEXT_SIZE', textSize),
  fixedHeader: localKey('DEFAULT_FIXED_HEADER', v.boolean()),
  fixedSideMenu: localKey('DEFAULT_FIXED_SIDEMENU', v.boolean()),
  hiddenHeaderOnScroll: localKey('DEFAULT_FIXED_HEADER_HIDDEN', v.boolean()),
  multiPage: localKey('DEFAULT_MULTI_PAGE', v.boolean()),
  watermark: localKey('WATERMARK', v.boolean()),
  /** The menu holds the pages that are still to come. */
  plannedPages: localKey('PLANNED_PAGES', v.boolean()),
  /** Minutes; 0 disables the lock. */
  lockAfter: localKey('LOCK_AFTER', v.picklist([0, 5, 15, 30, 60])),
  /** The screen is locked in every window. */
  screenLock: localKey('SCREEN_LOCK', v.literal(true)),
  /** Epoch milliseconds of the last user input in any window, while automatic locking is enabled. */
  lastAct: localKey('LAST_ACT', v.number()),
  /** The server version this window reloaded for, so that it reloads only once. */
  reloadedFor: sessionKey('RELOADED_FOR', v.pipe(v.string(), v.minLength(1))),
  /** The session ended, and this window is reloaded for it. */
  sessionExpired: sessionKey('SESSION_EXPIRED', v.literal(true)),
  /** The user's own button permissions (`auth`). */
  ownPermissions: sessionKey('LOGIN_USER_BUTTON_AUTH', v.array(permissionEntry)),
  /** Purpose of an SMS code → epoch milliseconds when the next one may be requested. */
  smsCodePauses: sessionKey('SMS_CODE_PAUSES', v.record(v.string(), v.number())),
  /**
   * Non-secret input of the registration form. Per window: nobody is logged in, and the next user may be another
   * person.
   */
  registrationDraft: sessionKey(
    'REGISTRATION_DRAFT',
    v.object({ username: v.string(), email: v.string(), phone: v.string() }),
  ),
  /** Requested path before leaving for the single sign-on. */
  wantedPath: sessionKey('WANTED_PATH', sitePath),
  /** The tabs of this window, restored after a reload. */
  openTabs: sessionKey('OPEN_TABS', v.array(v.object({ key: sitePath, path: sitePath, title: bothLanguages }))),
  /** Paths of recently visited pages in this window, most recent first. */
  recentPages: sessionKey('RECENT_PAGES', v.array(sitePath)),
  /** Every configured button permission (`allAuth`). */
  allPermissions: sessionKey('SYS_BUTTON_AUTH', v.array(permissionEntry)),
} as const;

/**
 * Titles of visited menu entries: `pro__route:title:<path>`, stored where other front ends of the family expect them.
 * The older family stored plain text, which is used for every language.
 */
export const routeTitles = storageFamily<LocalizedText>(
  'route:title',
  v.union([bothLanguages, v.pipe(v.string(), v.transform(sameText))]),
);

/** The size of the text that a person chose in this browser: `pro__text-size:<user id>`. */
export const textSizesOfUsers = storageFamily('text-size', textSize);

/** User-defined tab names: `pro__tab:name:<path>`. */
export const tabNames = storageFamily<LocalizedText>('tab:name', bothLanguages);

/** Cleared on logout: everything about the user and their permissions. Settings and drafts remain. */
export const signInSlots: readonly StorageSlot[] = [
  storageKeys.token,
  storageKeys.signingOut,
  storageKeys.username,
  storageKeys.userInfo,
  storageKeys.dictionaries,
  storageKeys.dictionaryLocale,
  storageKeys.tenantId,
  storageKeys.pendingChoice,
  storageKeys.keptAlive,
  storageKeys.openTabs,
  storageKeys.recentPages,
  storageKeys.ownPermissions,
  storageKeys.allPermissions,
  storageKeys.screenLock,
  storageKeys.lastAct,
];
