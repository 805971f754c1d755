import * as v from 'valibot';

import { onlineFormEndpoints } from '../../../contract/index.ts';
import { failureText, type HttpClient } from '../../../http/index.ts';
import { err, ok, type LocalizedText, type Service } from '../../../kernel/index.ts';
import { createLoader, createViewState, type LoaderStatus } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { resourceOfForm, storedFormSchema, type Resource } from '../../../resources/index.ts';
import { storedFormPageMessages as messages } from './stored-form.messages.ts';

export interface FormDescriptionFacts {
  readonly status: LoaderStatus;
  readonly failure: LocalizedText | null;
  /** The form as a resource, of the version that was read; null until it is there. */
  readonly resource: Resource | null;
}

export type FormDescriptionService = Service<FormDescriptionFacts, { readonly type: 'description.retry' }>;

export interface FormDescriptionDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly code: string;
}

/** What a form is that staff made. It is read on start; what its page writes names the version that was read. */
export function createFormDescription({ client, clock, code }: FormDescriptionDependencies): FormDescriptionService {
  const loader = createLoader<Resource, LocalizedText, null>({
    clock,
    async load(_, signal) {
      const answer = await client.call(onlineFormEndpoints.description, { params: { code }, signal, isQuiet: true });
      if (!answer.ok) return err(failureText(answer.error));
      const { form, ...identity } = answer.value.result;
      const parsed = v.safeParse(storedFormSchema, form);
      return parsed.success ? ok(resourceOfForm(parsed.output, identity)) : err(messages.unreadable);
    },
  });
  loader.send({ type: 'value.load', params: null });
  const shown = createViewState(loader, null, ({ status, value, failure }): FormDescriptionFacts => ({
    status,
    failure,
    resource: value,
  }));
  return {
    ...shown,
    send: () => loader.send({ type: 'value.refresh' }),
    on: loader.on,
    dispose() {
      shown.dispose();
      loader.dispose();
    },
  };
}
