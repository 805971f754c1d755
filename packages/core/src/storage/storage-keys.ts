import * as v from 'valibot';

import { dictionaryMap, ownDepartment, permissionEntry, userInfo } from '../contract/index.ts';
import { days, LOCALES, sameText, type LocalizedText } from '../kernel/index.ts';
import { STORAGE_NAMESPACE, storageFamily } from './storage-family.ts';
import type { StorageKey, StorageSlot } from './storage.types.ts';

/** How long a sign-in is remembered: 604800000 ms. */
export const SIGN_IN_LIFETIME = days(7);

/** A key of local storage under the namespace. `lifetime` is in milliseconds; null keeps the value. */
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

const bothLanguages = v.object({ 'zh-CN': v.string(), 'en-US': v.string() });

/** A path of this site; anything else in its place is no tab (threat T-67). */
const sitePath = v.pipe(v.string(), v.maxLength(2048), v.regex(/^\/(?![/\\])/u));

const filledText = v.pipe(v.string(), v.minLength(1));

/** Every single key of the product. The names are those of the older family, so that its sign-ins and settings are read. */
export const storageKeys = {
  token: localKey('Access-Token', filledText, SIGN_IN_LIFETIME),
  username: localKey('Login_Username', filledText, SIGN_IN_LIFETIME),
  userInfo: localKey('Login_Userinfo', userInfo, SIGN_IN_LIFETIME),
  /** The items of every dictionary, as the login answer gave them. The first to go when the storage is full. */
  dictionaries: localKey('UI_CACHE_DB_DICT_DATA', dictionaryMap, SIGN_IN_LIFETIME),
  /** The language of these items. */
  dictionaryLocale: localKey('DICT_LOCALE', v.picklist(LOCALES), SIGN_IN_LIFETIME),
  tenantId: localKey('TENANT_ID', filledText),
  /** The name that somebody asked the login page to keep; signing out leaves it. */
  rememberedUsername: localKey('REMEMBERED_USERNAME', v.pipe(filledText, v.maxLength(64))),
  /** What a sign-in has yet to choose; gone as soon as it is chosen. */
  pendingChoice: localKey(
    'Login_Choice',
    v.object({ departments: v.array(ownDepartment), tenantIds: v.array(filledText) }),
    SIGN_IN_LIFETIME,
  ),
  /** Component names of the open pages that keep their state, where other front-ends of the family look for them. */
  keptAlive: localKey('CACHE_INCLUDED_ROUTES', v.array(v.string())),
  /** Whether the side menu is open. */
  sideMenuOpen: localKey('SIDEBAR_TYPE', v.boolean()),
  theme: localKey('DEFAULT_THEME', v.picklist(['light', 'dark'])),
  locale: localKey('LOCALE', v.picklist(LOCALES)),
  layout: localKey('DEFAULT_LAYOUT_MODE', v.picklist(['sidemenu', 'topmenu'])),
  contentWidth: localKey('DEFAULT_CONTENT_WIDTH_TYPE', v.picklist(['Fixed', 'Fluid'])),
  primaryColour: localKey('DEFAULT_COLOR', v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/u))),
  colourWeak: localKey('DEFAULT_COLOR_WEAK', v.boolean()),
  fixedHeader: localKey('DEFAULT_FIXED_HEADER', v.boolean()),
  fixedSideMenu: localKey('DEFAULT_FIXED_SIDEMENU', v.boolean()),
  hiddenHeaderOnScroll: localKey('DEFAULT_FIXED_HEADER_HIDDEN', v.boolean()),
  multiPage: localKey('DEFAULT_MULTI_PAGE', v.boolean()),
  watermark: localKey('WATERMARK', v.boolean()),
  /** Minutes; 0 never locks. */
  lockAfter: localKey('LOCK_AFTER', v.picklist([0, 5, 15, 30, 60])),
  /** The screen is locked, in every window. */
  screenLock: localKey('SCREEN_LOCK', v.literal(true)),
  /** Epoch milliseconds of the last key or press in any window, while the screen may lock by itself. */
  lastAct: localKey('LAST_ACT', v.number()),
  /** The served version that this window started afresh for, so that it does so once. */
  reloadedFor: sessionKey('RELOADED_FOR', v.pipe(v.string(), v.minLength(1))),
  /** The user's own button permissions (`auth`). */
  ownPermissions: sessionKey('LOGIN_USER_BUTTON_AUTH', v.array(permissionEntry)),
  /** Purpose of a code by text message → epoch milliseconds of when the next one may be asked for. */
  smsCodePauses: sessionKey('SMS_CODE_PAUSES', v.record(v.string(), v.number())),
  /** What was typed into the registration form and is no secret. This window's alone: nobody is signed in, and the next person may be another. */
  registrationDraft: sessionKey(
    'REGISTRATION_DRAFT',
    v.object({ username: v.string(), email: v.string(), phone: v.string() }),
  ),
  /** Where somebody wanted to go who left for the single sign-on. */
  wantedPath: sessionKey('WANTED_PATH', sitePath),
  /** The tabs of this window, so that a reload brings them back. */
  openTabs: sessionKey('OPEN_TABS', v.array(v.object({ key: sitePath, path: sitePath, title: bothLanguages }))),
  /** Paths of the pages that this window showed, the latest first. */
  recentPages: sessionKey('RECENT_PAGES', v.array(sitePath)),
  /** Every configured button permission (`allAuth`). */
  allPermissions: sessionKey('SYS_BUTTON_AUTH', v.array(permissionEntry)),
} as const;

/**
 * Titles of menu entries that were chosen: `pro__route:title:<path>`, where other front-ends of the family look for them. The
 * older family kept plain text; it is read in every language.
 */
export const routeTitles = storageFamily<LocalizedText>(
  'route:title',
  v.union([bothLanguages, v.pipe(v.string(), v.transform(sameText))]),
);

/** Names that people gave to tabs: `pro__tab:name:<path>`. */
export const tabNames = storageFamily<LocalizedText>('tab:name', bothLanguages);

/** What signing out clears: everything that says who is signed in and what they may do. Settings and drafts stay. */
export const signInSlots: readonly StorageSlot[] = [
  storageKeys.token,
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
