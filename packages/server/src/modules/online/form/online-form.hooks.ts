import { err, ok } from '@evergreen/core/kernel';
import { FORM_CODE, onlineFormResource } from '@evergreen/core/resources';

import { refusedValue } from '../../../http/refused-value.ts';
import type { Services } from '../../../services.ts';
import { defineHooks } from '../../records/resource/resource-hooks.types.ts';
import { draftedForm, formProblem } from './form-draft.ts';
import { onlineFormMessages as messages } from './online-form.messages.ts';

const wasPublished = (row: { readonly publishedVersion?: number | null } | undefined) =>
  (row?.publishedVersion ?? 0) > 0;

/** A draft is a form that could be published; what was published keeps its code and its rows. */
export const createOnlineFormHooks = (services: Pick<Services, 'directory' | 'dictionaries'>) =>
  defineHooks(onlineFormResource, {
    async prepare({ before, values }) {
      const row = { ...before, ...values };
      const { code = '' } = row;
      if (!FORM_CODE.test(code)) return refusedValue('code', messages.code);
      if (wasPublished(before) && before?.code !== code) return refusedValue('code', messages.codeStays);
      const form = draftedForm(row);
      if (!form.ok) return refusedValue('draft', form.error);
      const problem = await formProblem(services, form.value, code);
      return problem === undefined ? ok({}) : refusedValue('draft', problem);
    },
    async removing(rows) {
      return rows.some(wasPublished) ? err({ kind: 'business', message: messages.formStays }) : ok(undefined);
    },
  });
