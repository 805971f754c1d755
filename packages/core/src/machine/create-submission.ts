import { createEmitter, createStore, type LocalizedText, type Result, type Service } from '../kernel/index.ts';
import { createViewState } from './view-state.ts';
import type {
  FieldErrors,
  SubmissionEmitted,
  SubmissionEvent,
  SubmissionFacts,
  SubmissionRefusal,
  SubmissionStatus,
  SubmissionValues,
} from './submission.types.ts';

export type Submission<Field extends string, Answer, Failure> = Service<
  SubmissionFacts<Field>,
  SubmissionEvent<Field>,
  SubmissionEmitted<Field, Answer, Failure>
>;

export interface SubmissionOptions<Field extends string, Answer, Failure> {
  /** In form order. */
  readonly fields: readonly Field[];
  readonly initial: SubmissionValues<Field>;
  /** The fields that break a rule of the form; empty if there are none. */
  readonly check: (values: SubmissionValues<Field>) => FieldErrors<Field>;
  readonly submit: (values: SubmissionValues<Field>) => Promise<Result<Answer, Failure>>;
  /** What the server said, by field, and what belongs to none. */
  readonly refusalOf: (failure: Failure) => SubmissionRefusal<Field>;
}

interface Form<Field extends string> extends SubmissionRefusal<Field> {
  readonly status: SubmissionStatus;
  readonly values: SubmissionValues<Field>;
  /** Fields that show their errors. */
  readonly checked: readonly Field[];
}

type FormChange<Field extends string> =
  | SubmissionEvent<Field>
  | { readonly type: 'answer.accepted' }
  | { readonly type: 'answer.refused'; readonly refusal: SubmissionRefusal<Field> };

/**
 * A form that is opened, filled in, sent once and closed by its acceptance: the counterpart of `createLoader`. It asks nobody while a field
 * breaks a rule, ignores everything while it is sent, keeps what was typed after a refusal, and forgets it when it is closed.
 */
export function createSubmission<Field extends string, Answer, Failure>(
  options: SubmissionOptions<Field, Answer, Failure>,
): Submission<Field, Answer, Failure> {
  const { fields, initial, check, submit, refusalOf } = options;
  const closed: Form<Field> = { status: 'closed', values: initial, checked: [], refusals: {}, failure: null };
  const emitter = createEmitter<SubmissionEmitted<Field, Answer, Failure>>();
  const isComplete = (values: SubmissionValues<Field>) => fields.every((field) => check(values)[field] === undefined);
  let isLive = true;

  const form = createStore(closed, (now: Form<Field>, change: FormChange<Field>): Form<Field> => {
    if (now.status === 'closed') return change.type === 'dialog.show' ? { ...closed, status: 'editing' } : now;
    if (now.status === 'editing') return edited(now, change);
    if (change.type === 'answer.accepted') return closed;
    return change.type === 'answer.refused' ? { ...now, ...change.refusal, status: 'editing' } : now;
  });
  function edited(now: Form<Field>, change: FormChange<Field>): Form<Field> {
    switch (change.type) {
      case 'value.change': {
        const refusals = { ...now.refusals };
        delete refusals[change.field];
        return { ...now, values: { ...now.values, [change.field]: change.value }, refusals };
      }
      case 'value.leave':
        return { ...now, checked: [...new Set([...now.checked, change.field])] };
      case 'form.submit':
        return isComplete(now.values)
          ? { ...now, status: 'submitting', refusals: {}, failure: null }
          : { ...now, checked: fields };
      case 'dialog.close':
        return closed;
      case 'dialog.show':
      case 'answer.accepted':
      case 'answer.refused':
        return now;
    }
  }

  const shown = createViewState(
    form,
    null,
    ({ status, values, checked, refusals, failure }): SubmissionFacts<Field> => {
      const broken = check(values);
      const errors: Partial<Record<Field, LocalizedText>> = { ...refusals };
      for (const field of checked) if (broken[field] !== undefined) errors[field] = broken[field];
      return { status, values, errors, failure };
    },
  );
  function tellRefused(): void {
    const { errors } = shown.facts();
    const wrong = fields.filter((field) => errors[field] !== undefined);
    if (wrong.length > 0) emitter.emit({ type: 'form.refused', fields: wrong });
  }
  async function sendForm(): Promise<void> {
    const answer = await submit(form.facts().values);
    if (!isLive) return;
    if (answer.ok) {
      form.send({ type: 'answer.accepted' });
      emitter.emit({ type: 'form.accepted', answer: answer.value });
      return;
    }
    form.send({ type: 'answer.refused', refusal: refusalOf(answer.error) });
    emitter.emit({ type: 'form.failed', failure: answer.error });
    tellRefused();
  }

  return {
    facts: shown.facts,
    subscribe: shown.subscribe,
    send(event) {
      const { status } = form.facts();
      form.send(event);
      if (event.type !== 'form.submit' || status !== 'editing') return;
      if (form.facts().status === 'submitting') void sendForm();
      else tellRefused();
    },
    on: emitter.on,
    dispose() {
      isLive = false;
      emitter.clear();
      shown.dispose();
    },
  };
}
