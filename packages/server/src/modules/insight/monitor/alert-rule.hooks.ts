import { alertMessages, areThresholdsOrdered, type AlertComparison } from '@evergreen/core/insight/alert-rule';
import { ok } from '@evergreen/core/kernel';
import { alertRuleResource } from '@evergreen/core/resources';

import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, eachAlone } from '../../records/resource/resource-hooks.types.ts';

export const alertComparisonOf = (code: unknown): AlertComparison => (code === 'lt' ? 'lt' : 'gt');

/** A rule whose metric is in order while it is out of order would alert and recover at once. */
export const alertRuleHooks = defineHooks(alertRuleResource, {
  prepareMany: eachAlone(({ before, values }) => {
    const { comparison, threshold, clearThreshold, minutes, pauseHours } = { ...before, ...values };
    const rule = {
      comparison: alertComparisonOf(comparison),
      threshold: Number(threshold),
      clearThreshold: Number(clearThreshold),
      minutes: Number(minutes),
      pauseHours: Number(pauseHours),
    };
    return areThresholdsOrdered(rule) ? ok({}) : refusedValue('clearThreshold', alertMessages.unordered);
  }),
});
