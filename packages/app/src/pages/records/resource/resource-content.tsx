import type { ResourcePageService } from '@evergreen/core/records/page';
import { lazy, memo } from 'react';

import { OpenPage, type RelatedViews } from './open-page.tsx';
import type { ResourceSlots } from './resource-slots.types.ts';

export interface ResourceContentProps {
  readonly slots: ResourceSlots;
  readonly page: ResourcePageService;
}

const RELATED_VIEWS: RelatedViews = {
  drawer: lazy(async () => ({ default: (await import('./related-drawer.tsx')).RelatedDrawer })),
  list: lazy(async () => ({ default: (await import('./related-drawer.tsx')).RelatedRows })),
};
const NOTHING_GIVEN = {};

/** What the page of a resource shows: its list, and what is open over it. It is rendered for its properties alone, and not with the address. */
export const ResourceContent = memo(function ResourceContent({ slots, page }: ResourceContentProps) {
  return <OpenPage {...{ slots, page }} given={NOTHING_GIVEN} relatedRows={RELATED_VIEWS} />;
});
