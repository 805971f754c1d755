import type { ResourcePageService } from '@evergreen/core/records/page';
import { createRecordReview } from '@evergreen/core/records/review';
import { useCore, useOwnedService } from '@evergreen/react-ui/adapter';
import { RecordReview } from '@evergreen/react-ui/widgets/records/record-review';
import { useCallback } from 'react';

export interface ReviewDrawerProps {
  /** The page of the list. */
  readonly page: ResourcePageService;
  /** The drawer has closed and faded out. */
  readonly onGone: () => void;
}

/** What the list shows and what waits for a decision, one record after the other. */
export function ReviewDrawer({ page, onGone }: ReviewDrawerProps) {
  const core = useCore();
  const review = useOwnedService(
    useCallback(
      () =>
        core.open((given) => {
          const { resource, list, actions } = page;
          return createRecordReview({ ...given, resource, query: list.facts().query, scope: list.scope, actions });
        }),
      [core, page],
    ),
  );
  if (review === null) return null;
  const canReveal = page.list.facts().permitted.reveal.decision === 'show';
  return <RecordReview resource={page.resource} review={review} canReveal={canReveal} onGone={onGone} />;
}
