import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { wireText } from '../schema.ts';

/** Longer text is refused before it is hashed (threat T-20). */
const password = wireText(128);

/** `username` is the caller's own: the server takes nobody else's (threat T-37). */
export const passwordUpdate = v.object({
  username: wireText(64),
  oldpassword: password,
  password,
  confirmpassword: password,
});
export type PasswordUpdate = v.InferOutput<typeof passwordUpdate>;

/** The caller's own password, to open a locked screen. */
export const passwordProof = v.object({ password });
export type PasswordProof = v.InferOutput<typeof passwordProof>;

/** POST as specified; servers of the older family know PUT only. */
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
  /** Ours: the older family has none, so a screen locked over such a server is left by signing out. */
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
