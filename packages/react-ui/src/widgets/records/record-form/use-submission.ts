import { formFields, type Resource } from '@evergreen/core/resources';
import type { RecordFormFacts, RecordFormService } from '@evergreen/core/record-form';
import { useCallback, useEffect, useRef } from 'react';

import { useFacts } from '../../../adapter/index.ts';
import { fieldInputId } from './field-id.ts';

/** Asks the form to save, and brings the person to the first wrong field once it refuses. */
export function useSubmission(resource: Resource, form: RecordFormService): () => void {
  const facts = useFacts(form);
  const isAwaitingAnswer = useRef(false);

  const follow = useCallback(
    (current: RecordFormFacts) => {
      if (!isAwaitingAnswer.current || current.status === 'saving') return;
      isAwaitingAnswer.current = false;
      const firstWrong = formFields(resource).find(([key]) => current.errors[key] !== undefined);
      if (firstWrong === undefined) return;
      const input = document.getElementById(fieldInputId(resource, firstWrong[0]));
      input?.focus({ preventScroll: true });
      input?.scrollIntoView({ block: 'center' });
    },
    [resource],
  );

  useEffect(() => follow(facts), [facts, follow]);

  return useCallback(() => {
    isAwaitingAnswer.current = true;
    form.send({ type: 'form.submit' });
    // A second refusal for the same reasons changes no facts, so no effect would run.
    follow(form.facts());
  }, [form, follow]);
}
