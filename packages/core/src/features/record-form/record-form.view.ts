import type { RecordFormSnapshot } from './record-form.machine.ts';
import { formTitle, isDirty } from './record-form.model.ts';
import type { RecordFormFacts, RecordFormStatus } from './record-form.types.ts';

/** What any user interface needs to know of a form. Details that are shown have the status `editing` and cannot change. */
export function recordFormView(snapshot: RecordFormSnapshot): RecordFormFacts {
  const { context } = snapshot;
  return {
    status: statusOf(snapshot),
    mode: context.mode,
    title: formTitle(context),
    values: context.values,
    row: context.row,
    errors: context.errors,
    isDirty: isDirty(context),
    failure: context.failure,
    draft: context.draft === null ? null : { savedAt: context.draft.savedAt },
  };
}

function statusOf({ value }: RecordFormSnapshot): RecordFormStatus {
  if (typeof value === 'object') return 'editing';
  return value === 'opening' ? 'loading' : value === 'showing' ? 'editing' : value;
}
