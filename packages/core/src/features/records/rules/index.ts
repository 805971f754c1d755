export { FILL_HANDLERS, FILL_PERIODS, filledValue, fillNumbers, fillPeriodOf, fillRuleOf } from './fill-rule.ts';
export {
  restorePlan,
  valuesAt,
  type LoggedChanges,
  type RestorePlan,
  type LeftOutReason,
  type PresentRow,
} from './restore-plan.model.ts';
export { nextTreeCode } from './tree-code.ts';
