import type { RecordReviewService } from '@evergreen/core/records/review';
import { useEffect, type RefObject } from 'react';

/** Where letters are typed, and what lies over the record with keys of its own. */
const TYPING = 'input, textarea, select, [contenteditable=true]';
const OVER = '[role=dialog], .ant-image-preview';

/** J and K lead on and back, digits decide, as long as nothing lies over the record. */
export function useReviewKeys(root: RefObject<HTMLElement | null>, review: RecordReviewService): void {
  useEffect(() => {
    const press = ({ key, ctrlKey, altKey, metaKey, isComposing, defaultPrevented, repeat, target }: KeyboardEvent) => {
      if (defaultPrevented || isComposing || ctrlKey || altKey || metaKey || isCovered(root.current)) return;
      if (target instanceof HTMLElement && target.matches(TYPING)) return;
      const letter = key.toLowerCase();
      if (letter === 'j' || letter === 'k') review.send({ type: 'review.step', direction: letter === 'j' ? 1 : -1 });
      const decision = review.facts().decisions.find(({ digit }) => digit === key);
      // A key that is held decides about one record.
      if (decision !== undefined && !repeat) review.send({ type: 'review.decide', action: decision.key });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root, review]);
}

/** Something that is shown lies over the record: a question, a picture in full size. */
function isCovered(root: HTMLElement | null): boolean {
  return [...document.querySelectorAll(OVER)].some(
    (over) => !over.contains(root) && over.getClientRects().length > 0 && over.closest('[inert]') === null,
  );
}
