import { useRef, useState } from 'react';

import { useTable } from '../table-context.ts';

/**
 * What a list is searched by, beginning with what was typed to open it. antd empties its search when it opens; only who pressed
 * a key, or wrote before, means it. Words that are dictated, written by hand or pasted come without a key.
 */
export function useSearchWords() {
  const { focus } = useTable();
  const [words, setWords] = useState(() => focus.takePendingInput());
  const isTouched = useRef(false);
  return {
    words,
    touch() {
      isTouched.current = true;
    },
    /** What was searched by was chosen or added. */
    clear: () => setWords(''),
    search(next: string) {
      isTouched.current ||= next !== '';
      if (isTouched.current) setWords(next);
    },
  };
}
