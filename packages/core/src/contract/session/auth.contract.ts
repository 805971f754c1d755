import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { dictionaryMap } from '../records/dictionary.contract.ts';
import { ANONYMOUS, defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { ofOneWidth, wireText, wireWords } from '../schema.ts';

export const userInfo = v.object({
  id: v.string(),
  username: v.string(),
  realname: v.string(),
  avatar: v.nullish(v.string(), ''),
  /** The current department; older servers omit it. */
  orgCode: v.nullish(v.string()),
  /** Comma-separated tenants of the user; usually empty. */
  relTenantIds: v.nullish(v.string()),
  /** Somebody else knows the password: nothing but the own account is open until it is changed. */
  mustChangePassword: v.optional(v.boolean()),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

export const ownDepartment = v.object({ id: v.string(), orgCode: v.string(), departName: v.string() });
/** A department of the current user. */
export type OwnDepartment = v.InferOutput<typeof ownDepartment>;

/** Chosen by the client; older clients use the time. */
const captchaKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/u));

/** What names an account is made of ordinary letters and digits: an input method that writes full-width ones means these. */
const accountName = (characters: number) => v.pipe(wireWords({ characters }), v.transform(ofOneWidth));

export const loginBody = v.object({
  username: accountName(64),
  /** Longer text is rejected before hashing (threat T-20). */
  password: wireText(128),
  /** Captcha text, its key, and whether the slider was completed: required only after failures. */
  captcha: v.optional(wireWords({ characters: 16 })),
  checkKey: v.optional(captchaKey),
  sliderPassed: v.optional(v.boolean()),
});
export type Credentials = v.InferOutput<typeof loginBody>;

const phoneLoginBody = v.object({
  mobile: accountName(32),
  /** The SMS code. */
  captcha: wireWords({ characters: 16 }),
});
export type PhoneCredentials = v.InferOutput<typeof phoneLoginBody>;

export const loginResult = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  userInfo,
  departs: v.nullish(v.array(ownDepartment)),
  /** 0: no department, 1: one, 2: several, one to be selected. Older servers may omit it. */
  multi_depart: v.nullish(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
  sysAllDictItems: v.nullish(dictionaryMap, {}),
});
export type LoginResult = v.InferOutput<typeof loginResult>;

/** Stands for somebody who proved the first factor; opens nothing but the second step. */
export const signInTicket = v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/u));

const secondFactorAsked = v.object({
  secondFactor: v.object({
    ticket: signInTicket,
    /** `code`: of the authenticator, or a recovery code. `enrolment`: a role requires a second factor that is not set up yet. */
    step: v.picklist(['code', 'enrolment']),
  }),
});
/** The second step of a sign-in; no token was given yet. */
export type SecondFactorAsked = v.InferOutput<typeof secondFactorAsked>;

/** What every way to sign in answers. */
export const loginOutcome = v.union([loginResult, secondFactorAsked]);
export type LoginOutcome = v.InferOutput<typeof loginOutcome>;

/**
 * `type`: "1" show or hide, "2" enable or disable. `status`: "0" out of service, "1" in force; any other value counts
 * as "1".
 */
export const permissionEntry = v.object({
  action: v.string(),
  type: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '1'),
  status: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '1'),
  describe: v.nullish(v.string(), ''),
});
export type PermissionEntry = v.InferOutput<typeof permissionEntry>;

export interface MenuNode {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  /** "0": listed in the menu without a route. */
  readonly route: string;
  readonly component: string;
  readonly redirect?: string | undefined;
  readonly hidden: boolean;
  readonly alwaysShow: boolean;
  readonly meta: MenuMeta;
  readonly children?: readonly MenuNode[] | undefined;
}

const menuMeta = v.object({
  title: v.string(),
  icon: v.nullish(v.string(), ''),
  keepAlive: v.nullish(v.boolean(), false),
  internalOrExternal: v.nullish(v.boolean(), false),
  componentName: v.nullish(v.string(), ''),
  hiddenHeaderContent: v.nullish(v.boolean(), false),
  url: v.nullish(v.string(), ''),
  target: v.nullish(v.string(), ''),
  /** As that of the node: either hides the entry. */
  hidden: v.nullish(v.boolean(), false),
  /** The user must hold at least one of these codes; an empty list allows every logged-in user. */
  permissionList: v.nullish(
    v.array(
      v.union([
        v.string(),
        v.pipe(
          permissionEntry,
          v.transform((entry) => entry.action),
        ),
      ]),
    ),
    [],
  ),
});
export type MenuMeta = Readonly<v.InferOutput<typeof menuMeta>>;

/** Older servers send null for missing values. */
function nullAsMissing<Value>(schema: v.GenericSchema<unknown, Value>) {
  return v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  );
}

const menuEntry = v.object({
  id: v.string(),
  path: v.string(),
  name: v.nullish(v.string(), ''),
  route: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '1'),
  component: v.nullish(v.string(), ''),
  redirect: nullAsMissing(v.string()),
  hidden: v.nullish(v.boolean(), false),
  alwaysShow: v.nullish(v.boolean(), false),
  meta: menuMeta,
  children: nullAsMissing(v.array(v.lazy((): v.GenericSchema<unknown, MenuNode> => menuNode))),
});

const menuNode: v.GenericSchema<unknown, MenuNode> = v.pipe(
  menuEntry,
  v.transform((node) => ({ ...node, hidden: node.hidden || node.meta.hidden })),
);

export const permissionResponse = v.object({
  menu: v.array(menuNode),
  auth: v.array(permissionEntry),
  allAuth: v.array(permissionEntry),
});
export type PermissionResponse = v.InferOutput<typeof permissionResponse>;

export const authEndpoints = {
  login: defineEndpoint({
    name: 'auth.login',
    method: 'POST',
    path: '/sys/login',
    summary: localized('账号密码登录', 'Sign in by username and password'),
    access: ANONYMOUS,
    body: loginBody,
    answer: loginOutcome,
  }),
  phoneLogin: defineEndpoint({
    name: 'auth.phoneLogin',
    method: 'POST',
    path: '/sys/phoneLogin',
    summary: localized('手机验证码登录', 'Sign in by a code sent to a mobile number'),
    access: ANONYMOUS,
    body: phoneLoginBody,
    answer: loginOutcome,
    isSecret: true,
  }),
  randomImage: defineEndpoint({
    name: 'auth.randomImage',
    method: 'GET',
    path: '/sys/randomImage/:key',
    summary: localized('图片验证码', 'The picture of a captcha'),
    access: ANONYMOUS,
    params: v.object({ key: captchaKey }),
    /** A PNG data URL, which cannot contain scripts. */
    answer: v.pipe(v.string(), v.regex(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/u)),
  }),
  logout: defineEndpoint({
    name: 'auth.logout',
    method: 'POST',
    path: '/sys/logout',
    summary: localized('注销登录', 'Sign out'),
    access: SIGNED_IN,
    /** Logout page of the single sign-on. Other responses of older servers are ignored. */
    answer: v.fallback(v.object({ logoutUrl: v.nullish(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/u))) }), {}),
  }),
  getUserPermissionByToken: defineEndpoint({
    name: 'auth.getUserPermissionByToken',
    method: 'GET',
    path: '/sys/permission/getUserPermissionByToken',
    summary: localized('当前用户的菜单与按钮权限', 'Menu and button permissions of the current user'),
    access: SIGNED_IN,
    answer: permissionResponse,
  }),
} as const;
