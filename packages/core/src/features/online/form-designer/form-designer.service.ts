import * as v from 'valibot';
import { createActor, fromPromise, type EventObject } from 'xstate';

import { ENVELOPE_CODE, onlineFormEndpoints } from '../../../contract/index.ts';
import { failureText, type HttpClient } from '../../../http/index.ts';
import { err, ok, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { onlineFormResource, resourceEndpoints, storedFormSchema, type StoredForm } from '../../../resources/index.ts';
import {
  formDesignerMachine,
  type DraftLoadAnswer,
  type DraftSaveAnswer,
  type SentDraft,
} from './form-designer.machine.ts';
import { readDraftRow } from './form-designer.model.ts';
import type { FormDesignerEvent, FormDesignerFacts } from './form-designer.types.ts';
import { formDesignerView } from './form-designer.view.ts';

export type FormDesignerService = Service<FormDesignerFacts, FormDesignerEvent, EventObject>;

export interface FormDesignerDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Of the row of the form. */
  readonly id: string;
}

/** Designs a form: reads its draft, and saves it under the version that it was read with. */
export function createFormDesigner({ client, clock, id }: FormDesignerDependencies): FormDesignerService {
  const { queryById } = resourceEndpoints(onlineFormResource);

  async function load(signal: AbortSignal): Promise<DraftLoadAnswer> {
    const answer = await client.call(queryById, { query: { id }, signal, isQuiet: true });
    if (!answer.ok) return err(failureText(answer.error));
    const row = answer.value.result;
    const stored = readDraftRow(row);
    if (!stored.ok) return stored;
    const isPublished = Number(row['publishedVersion'] ?? 0) > 0;
    return ok({ stored: stored.value, published: isPublished ? await inForce(stored.value.code, signal) : null });
  }

  /** null also where the caller has no right to the rows of the form, or it is withdrawn: publishing checks it anyway. */
  async function inForce(code: string, signal: AbortSignal): Promise<StoredForm | null> {
    const answer = await client.call(onlineFormEndpoints.description, { params: { code }, signal, isQuiet: true });
    if (!answer.ok) return null;
    const parsed = v.safeParse(storedFormSchema, answer.value.result.form);
    return parsed.success ? parsed.output : null;
  }

  async function save({ draft, version }: SentDraft): Promise<DraftSaveAnswer> {
    const body = { id, version, form: draft };
    const answer = await client.call(onlineFormEndpoints.saveDraft, { body, isQuiet: true });
    if (answer.ok) return ok({ draft, version: answer.value.result.version });
    const isOvertaken = answer.error.kind === 'rejected' && answer.error.code === ENVELOPE_CODE.overtaken;
    return err(isOvertaken ? { kind: 'overtaken' } : { kind: 'failed', text: failureText(answer.error) });
  }

  const machine = formDesignerMachine.provide({
    actors: {
      loadDesign: fromPromise<DraftLoadAnswer>(({ signal }) => load(signal)),
      saveDraft: fromPromise<DraftSaveAnswer, SentDraft>(({ input }) => save(input)),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor<typeof machine, FormDesignerFacts, FormDesignerEvent>(actor, formDesignerView);
}
