export {
  FILL_HANDLERS,
  FILL_PERIODS,
  filledValue,
  fillNumbers,
  fillPeriodOf,
  fillRuleOf,
  type FillHandler,
  type FillPeriod,
  type FillRule,
} from './fill-rule.ts';
