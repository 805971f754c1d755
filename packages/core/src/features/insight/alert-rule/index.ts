export { ALERT_METRICS, alertMetric, worstValue } from './alert-metrics.ts';
export { alertMessages, alertText } from './alert-rule.messages.ts';
export { areThresholdsOrdered, freshAlert, nextAlert, type AlertStep } from './alert-rule.model.ts';
export type { AlertComparison, AlertMetric, AlertNews, AlertPhase, AlertRule, AlertState } from './alert-rule.types.ts';
