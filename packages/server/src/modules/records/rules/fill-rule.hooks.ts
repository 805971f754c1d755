import { err, ok } from '@evergreen/core/kernel';
import { fillRuleResource } from '@evergreen/core/resources';

import { defineHooks, type RegisteredHooks } from '../resource/resource-hooks.types.ts';
import type { FillRules } from './fill-rules.ts';
import { numberRuleMessages as messages } from './rules.messages.ts';

/** Trying a rule shows what it would make next and uses up no number. */
export function createFillRuleHooks(fillRules: FillRules): RegisteredHooks {
  return defineHooks(fillRuleResource, {
    actions: {
      async test([row], _asked, { call }) {
        if (row === undefined) return err({ kind: 'business', message: messages.noRule });
        const { id, ruleName = '', handler = '', prefix = null, period = '', digits = 1 } = row;
        const made = await fillRules.preview({ id, ruleName, handler, prefix, period, digits }, call.tenantId);
        return made.ok ? ok({ message: messages.made(made.value) }) : made;
      },
    },
  });
}
