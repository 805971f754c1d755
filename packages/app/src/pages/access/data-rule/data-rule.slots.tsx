import type { ResourceSlots } from '../../records/resource/resource-slots.types.ts';
import { RuleCondition } from './rule-condition.tsx';

export const dataRuleSlots: ResourceSlots = { inputs: { ruleCondition: RuleCondition } };
