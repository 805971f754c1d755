import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { wireText, wireWords } from '../schema.ts';

/** Longer text is rejected before hashing (threat T-20). */
const password = wireText(128);

/** `username` must be the caller's own: the server rejects any other (threat T-37). */
export const passwordUpdate = v.object({
  username: wireWords({ characters: 64 }),
  oldpassword: password,
  password,
  confirmpassword: password,
});
export type PasswordUpdate = v.InferOutput<typeof passwordUpdate>;

/** The caller's own password, to unlock the screen. */
export const passwordProof = v.object({ password });
export type PasswordProof = v.InferOutput<typeof passwordProof>;

/** POST as specified; older servers support PUT only. */
const updatePassword = {
  path: '/sys/user/updatePassword',
  summary: localized('修改自己的密码', 'Change one’s own password'),
  access: SIGNED_IN,
  body: passwordUpdate,
  answer: v.unknown(),
  isSecret: true,
} as const;

export const userEndpoints = {
  updatePassword: defineEndpoint({ ...updatePassword, name: 'user.updatePassword', method: 'POST' }),
  updatePasswordByPut: defineEndpoint({ ...updatePassword, name: 'user.updatePasswordByPut', method: 'PUT' }),
  /** Not available on older servers; a screen locked on such a server can only be left by logging out. */
  verifyPassword: defineEndpoint({
    name: 'user.verifyPassword',
    method: 'POST',
    path: '/sys/user/verifyPassword',
    summary: localized('核对自己的密码', 'Check one’s own password'),
    access: SIGNED_IN,
    body: passwordProof,
    answer: v.unknown(),
    isSecret: true,
    isReplayed: false,
  }),
} as const;
