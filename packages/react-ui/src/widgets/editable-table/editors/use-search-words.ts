import { useRef, useState } from 'react';

import { useTable } from '../table-context.ts';

/**
 * What a list is searched by, beginning with what was typed to open it. antd empties its search when it opens; only who presses
 * a key means it.
 */
export function useSearchWords() {
  const { focus } = useTable();
  const [words, setWords] = useState(() => focus.takeTyped());
  const isTouched = useRef(false);
  return {
    words,
    touch() {
      isTouched.current = true;
    },
    search(next: string) {
      if (isTouched.current) setWords(next);
    },
  };
}
