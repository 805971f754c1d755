import * as v from 'valibot';

import { localized, mostCodePoints } from '../../kernel/index.ts';
import { userInfo } from './auth.contract.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { wireInteger, wireText, wireWords } from '../schema.ts';

/** 1 male, 2 female. */
const sex = v.picklist([1, 2]);

const ownProfile = v.object({
  username: v.string(),
  realname: v.string(),
  /** Path of a stored file; empty for none. */
  avatar: v.nullish(v.string(), ''),
  /** `YYYY-MM-DD`. */
  birthday: v.nullish(v.string(), null),
  sex: v.nullish(sex, null),
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  workNo: v.nullish(v.string(), ''),
  /** Names of the departments, roles and tenants of the account. */
  departments: v.nullish(v.array(v.string()), []),
  roles: v.nullish(v.array(v.string()), []),
  tenants: v.nullish(v.array(v.string()), []),
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  createTime: v.nullish(v.string(), ''),
  version: v.number(),
});
/** What an account says of its owner. */
export type OwnProfile = v.InferOutput<typeof ownProfile>;

/** The fields that people write themselves. Everything else of an account is the administrator's (threat T-37). */
const profileEdit = v.object({
  realname: wireWords({ characters: 64, points: mostCodePoints(64) }),
  birthday: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/u))),
  sex: v.nullable(sex),
  email: wireWords({ characters: 254 }),
  /** As read; an older one is refused with code 409. */
  version: wireInteger(1, 2_147_483_647),
});
export type ProfileEdit = v.InferOutput<typeof profileEdit>;

const phoneEdit = v.object({
  phone: wireWords({ characters: 32 }),
  /** Code sent to the new number. */
  smscode: wireWords({ characters: 16 }),
  /** Longer text is rejected before hashing (threat T-20). */
  password: wireText(128),
});
export type PhoneEdit = v.InferOutput<typeof phoneEdit>;

const savedProfile = v.object({ profile: ownProfile, userInfo });
export type SavedProfile = v.InferOutput<typeof savedProfile>;

/** One's own account. No call names another one: whose it is follows from the session. */
export const profileEndpoints = {
  read: defineEndpoint({
    name: 'profile.read',
    method: 'GET',
    path: '/sys/user/login/setting/getUserData',
    summary: localized('我的资料', 'One’s own account'),
    access: SIGNED_IN,
    answer: ownProfile,
  }),
  edit: defineEndpoint({
    name: 'profile.edit',
    method: 'POST',
    path: '/sys/user/login/setting/userEdit',
    summary: localized('修改我的资料', 'Change one’s own name, birthday, sex and email'),
    access: SIGNED_IN,
    body: profileEdit,
    answer: savedProfile,
  }),
  changePhone: defineEndpoint({
    name: 'profile.changePhone',
    method: 'POST',
    path: '/sys/user/login/setting/updateMobile',
    summary: localized('更换我的手机号', 'Change one’s own mobile number'),
    access: SIGNED_IN,
    body: phoneEdit,
    answer: savedProfile,
    isSecret: true,
  }),
  changeAvatar: defineEndpoint({
    name: 'profile.changeAvatar',
    method: 'POST',
    path: '/sys/user/login/setting/updateAvatar',
    summary: localized('更换我的头像', 'Change one’s own picture'),
    access: SIGNED_IN,
    /** Path of a picture that the caller uploaded; empty for none. */
    body: v.object({ avatar: wireText(255) }),
    answer: savedProfile,
  }),
} as const;
