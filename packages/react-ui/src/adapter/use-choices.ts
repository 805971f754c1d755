import type { DictionaryField, ReferenceField } from '@evergreen/core/resources';
import type { AuthFacts } from '@evergreen/core/auth';
import type { DictionaryItem } from '@evergreen/core/contract';
import { useEffect, useMemo, useState } from 'react';

import { useCore } from './core-provider.tsx';
import { useSelectedFacts } from './use-facts.ts';

/** Debounce of the search request in milliseconds. */
const SEARCH_PAUSE = 300;

export interface Choices {
  readonly items: readonly DictionaryItem[];
  readonly status: 'loading' | 'loaded' | 'failed';
  /** Searches by text, debounced. */
  readonly search: (keyword: string) => void;
  readonly retry: () => void;
}

interface Answered {
  /** The request; a response to another request is stale. */
  readonly question: object;
  readonly items: readonly DictionaryItem[];
  readonly hasFailed: boolean;
}

const dictionariesOf = (facts: AuthFacts) => facts.dictionaries;

/**
 * What can be chosen for a field. Keeps the last items while it asks for all of them again; while it asks by words there are none, or
 * Enter would choose what does not fit the words.
 */
export function useChoices(field: DictionaryField | ReferenceField): Choices {
  const core = useCore();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  // Read anew in another language or by hand, they are other items.
  const dictionaries = useSelectedFacts(core.auth, dictionariesOf);
  const question = useMemo(() => ({ field, keyword, attempt, dictionaries }), [field, keyword, attempt, dictionaries]);

  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const answer = await core.choices(question.field, question.keyword, controller.signal);
      if (controller.signal.aborted) return;
      setAnswered((last) => ({
        question,
        items: answer.ok ? answer.value : (last?.items ?? []),
        hasFailed: !answer.ok,
      }));
    };
    void ask();
    return () => controller.abort();
  }, [core, question]);

  const isBehind = field.type === 'reference' && typed !== keyword;
  const status = isBehind ? 'loading' : statusOf(answered, question);
  return {
    items: status === 'loading' && field.type === 'reference' && typed !== '' ? [] : (answered?.items ?? []),
    status,
    search: setTyped,
    retry: () => setAttempt((count) => count + 1),
  };
}

function statusOf(answered: Answered | null, question: object): Choices['status'] {
  if (answered?.question !== question) return 'loading';
  return answered.hasFailed ? 'failed' : 'loaded';
}
