export { ALERT_METRICS, alertMetric, worstValue } from './alert-metrics.ts';
export { alertMessages, alertText } from './alert-rule.messages.ts';
export { areThresholdsOrdered, freshAlert, nextAlert } from './alert-rule.model.ts';
export type { AlertComparison, AlertRule, AlertState } from './alert-rule.types.ts';
