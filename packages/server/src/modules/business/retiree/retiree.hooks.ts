import { ok } from '@evergreen/core/kernel';
import { retireeResource } from '@evergreen/core/resources';
import { checkIdCard } from '@evergreen/core/validation/validators';

import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, eachAlone } from '../../records/resource/resource-hooks.types.ts';
import { retireeMessages as messages } from './retiree.messages.ts';

/** Birthday and sex are those of the identity number (GB 11643). */
export const retireeHooks = defineHooks(retireeResource, {
  prepareMany: eachAlone(({ before, values }, { clock }) => {
    const number = values.idCard ?? before?.idCard ?? '';
    const read = checkIdCard(number, { now: clock.now() });
    if (!read.valid) return read.reason === 'futureDate' ? refusedValue('idCard', messages.future) : ok({});
    return ok({ birthday: read.birthday, sex: String(read.sex) });
  }),
});
