import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { ANONYMOUS, defineEndpoint } from '../endpoint.ts';
import { wireText, wireWords } from '../schema.ts';

/** `checkRegistration` holds the field rules; these limits only reject what no form sends. */
const registration = v.object({
  username: wireWords({ characters: 64 }),
  /** Longer text is rejected before hashing (threat T-20). */
  password: wireText(128),
  email: v.nullish(wireWords({ characters: 254 }), ''),
  phone: wireWords({ characters: 32 }),
  smscode: wireWords({ characters: 16 }),
});
export type Registration = v.InferInput<typeof registration>;

export const registrationEndpoints = {
  register: defineEndpoint({
    name: 'registration.register',
    method: 'POST',
    path: '/sys/user/register',
    summary: localized('注册账号', 'Register an account'),
    access: ANONYMOUS,
    body: registration,
    answer: v.unknown(),
    isSecret: true,
  }),
} as const;
