import { localized } from '@evergreen/core/kernel';
import { checkIdCard, type IdCardFacts, type RegionLookup } from '@evergreen/core/validation/validators';

import type { Check, CheckResult } from '../../check-result.ts';
import { idCardCommandMessages } from './idcard.messages.ts';

/** Region codes with names, withdrawn codes included. */
export async function loadRegions(): Promise<RegionLookup> {
  const [{ createRegionTable }, { earlierRegionNames }] = await Promise.all([
    import('@evergreen/core/validation/regions'),
    import('@evergreen/core/validation/regions/earlier-names'),
  ]);
  return createRegionTable(earlierRegionNames);
}

/**
 * The check of identity cards with its reasons. `now` in epoch milliseconds; `regions` where their names are to be told.
 */
export function idCardCheck(now: number, regions?: RegionLookup): Check {
  const options = regions === undefined ? { now } : { now, regions };
  return (value) => {
    const outcome = checkIdCard(value, options);
    if (outcome.valid) return accepted(value, outcome);
    const { reason } = outcome;
    const message =
      reason === 'length' ? idCardCommandMessages.length(value.length) : idCardCommandMessages.reasons[reason];
    return { valid: false, reason, message };
  };
}

function accepted(value: string, { valid: _, ...facts }: IdCardFacts): CheckResult {
  const { birthday, sex, regionCode, regionName, regionState, normalized } = facts;
  const region =
    regionState === 'withdrawn'
      ? idCardCommandMessages.withdrawn(regionName ?? regionCode)
      : localized(regionName ?? regionCode, regionName ?? regionCode);
  const words = [
    localized(birthday, birthday),
    sex === 1 ? idCardCommandMessages.male : idCardCommandMessages.female,
    region,
  ];
  return { valid: true, facts, words: normalized === value ? words : [...words, localized(normalized, normalized)] };
}
