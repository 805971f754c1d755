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
import { referredIds } from '../../../resources/index.ts';

/** What a role may do with the rows: read them, or everything. */
export type FormRights = 'view' | 'all';

export interface FormPublishFacts {
  readonly status: LoaderStatus;
  /** Why there is no plan. */
  readonly failure: LocalizedText | null;
  /** What publishing does; null until it is read. */
  readonly plan: CheckedPlan | null;
  readonly note: string;
  /** Identifiers of the roles that get rights by it, joined by commas; null for none. Who is in both gets all. */
  readonly roles: Readonly<Record<FormRights, string | null>>;
  readonly isPublishing: boolean;
  /** Why it was not published. */
  readonly refusal: LocalizedText | null;
  readonly canPublish: boolean;
}

export type FormPublishEvent =
  | { readonly type: 'note.change'; readonly note: string }
  | { readonly type: 'roles.change'; readonly rights: FormRights; readonly roles: string | null }
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
  let roles: FormPublishFacts['roles'] = { view: null, all: null };
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
      roles,
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
    const given = givenRights(roles);
    const body = { id, digest: plan.digest, note, ...(given.length === 0 ? {} : { roles: given }) };
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
        case 'roles.change':
          roles = { ...roles, [event.rights]: event.roles };
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

/** What each role gets: all where it was chosen for both. */
function givenRights({ view, all }: FormPublishFacts['roles']): { id: string; rights: FormRights }[] {
  const keepers = referredIds(all);
  return [
    ...referredIds(view).flatMap((id) => (keepers.includes(id) ? [] : [{ id, rights: 'view' as const }])),
    ...keepers.map((id) => ({ id, rights: 'all' as const })),
  ];
}
