import { onlineFormEndpoints, type CheckedPlan } from '../../../contract/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import {
  createComputedFacts,
  createEmitter,
  mapResult,
  sameText,
  type LocalizedText,
  type Notice,
  type Service,
} from '../../../kernel/index.ts';
import { createLoader, type LoaderStatus } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';

export interface FormPublishFacts {
  readonly status: LoaderStatus;
  /** Why there is no plan. */
  readonly failure: LocalizedText | null;
  /** What publishing does; null until it is read. */
  readonly plan: CheckedPlan | null;
  readonly note: string;
  readonly isPublishing: boolean;
  /** Why it was not published. */
  readonly refusal: LocalizedText | null;
  readonly canPublish: boolean;
}

export type FormPublishEvent =
  | { readonly type: 'note.change'; readonly note: string }
  /** Reads the plan anew. */
  | { readonly type: 'plan.check' }
  | { readonly type: 'form.publish' };

export interface FormPublishEmitted {
  readonly type: 'form.published';
  readonly notice: Notice;
}

export type FormPublishService = Service<FormPublishFacts, FormPublishEvent, FormPublishEmitted>;

export interface FormPublishDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly id: string;
}

/** Brings the draft of a form into force: the plan is shown first, and exactly that plan is carried out. A refusal leaves everything as it is. */
export function createFormPublish({ client, clock, id }: FormPublishDependencies): FormPublishService {
  const emitter = createEmitter<FormPublishEmitted>();
  const checked = createLoader<CheckedPlan, HttpFailure, null>({
    clock,
    load: async (_, signal) =>
      mapResult(
        await client.call(onlineFormEndpoints.check, { body: { id }, signal, isQuiet: true }),
        ({ result }) => result,
      ),
  });
  let note = '';
  let isPublishing = false;
  let refusal: LocalizedText | null = null;
  const facts = createComputedFacts((): FormPublishFacts => {
    const { status, value, failure } = checked.facts();
    const isSafe = value !== null && value.items.every(({ kind }) => kind !== 'refuse');
    return {
      status,
      failure: failure === null ? null : failureText(failure),
      plan: value,
      note,
      isPublishing,
      refusal,
      canPublish: status === 'loaded' && isSafe && !isPublishing,
    };
  });
  const stop = checked.subscribe(facts.invalidate);
  checked.send({ type: 'value.load', params: null });

  async function publish(): Promise<void> {
    const { plan, canPublish } = facts.facts();
    if (plan === null || !canPublish) return;
    isPublishing = true;
    refusal = null;
    facts.invalidate();
    const body = { id, digest: plan.digest, note };
    const answer = await client.call(onlineFormEndpoints.publish, { body, isQuiet: true });
    isPublishing = false;
    if (answer.ok) {
      emitter.emit({ type: 'form.published', notice: { level: 'success', text: sameText(answer.value.message) } });
    } else {
      refusal = failureText(answer.error);
      // What was confirmed may be another plan by now.
      checked.send({ type: 'value.refresh' });
    }
    facts.invalidate();
  }

  return {
    facts: facts.facts,
    subscribe: facts.subscribe,
    on: emitter.on,
    send(event) {
      switch (event.type) {
        case 'note.change':
          note = event.note;
          facts.invalidate();
          return;
        case 'plan.check':
          checked.send({ type: 'value.refresh' });
          return;
        case 'form.publish':
          void publish();
      }
    },
    dispose() {
      stop();
      emitter.clear();
      facts.dispose();
      checked.dispose();
    },
  };
}
