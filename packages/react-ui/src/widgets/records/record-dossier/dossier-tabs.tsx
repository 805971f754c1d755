import type { RecordDossierService } from '@evergreen/core/records/history';
import type { RelatedLink } from '@evergreen/core/records/list';
import { Skeleton, Tabs, type TabsProps } from 'antd';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import './record-dossier.css';
import { recordDossierMessages as messages } from './record-dossier.messages.ts';
import { RecordTimeline } from './record-timeline.tsx';

const RecordComments = lazy(async () => ({ default: (await import('./record-comments.tsx')).RecordComments }));

type Tab = NonNullable<TabsProps['items']>[number];

export interface DossierTabsProps {
  readonly dossier: RecordDossierService;
  /** The record itself and its parts, first; what was done to it, last. */
  readonly before: readonly Tab[];
  readonly after: readonly Tab[];
  readonly id: string;
  /** Draws the rows of another resource that name the record. */
  readonly relatedList: ComponentType<{ readonly link: RelatedLink; readonly id: string }>;
}

/** The record, what other resources hold about it, its time line and its comments, each in a tab with how many there are. */
export function DossierTabs({ dossier, before, after, id, relatedList: RelatedList }: DossierTabsProps) {
  const { status, failure, tabs, events, comments } = useFacts(dossier);
  const t = useTranslate();
  const isKnown = status === 'loaded' || status === 'refreshing';
  const read = (part: ReactNode) => (
    <div className="record-details">
      {status === 'failed' && (
        <LoadFailure
          title={t(messages.loadFailed)}
          description={failure === null ? null : t(failure)}
          onRetry={() => dossier.send({ type: 'dossier.refresh' })}
        />
      )}
      {status === 'loading' ? <Skeleton active title={false} aria-label={t(messages.loading)} /> : part}
    </div>
  );
  return (
    <Tabs
      className="record-details-tabs"
      onChange={() => dossier.send({ type: 'dossier.refresh' })}
      items={[
        ...before,
        ...tabs.map(({ link, total }) => ({
          key: link.key,
          label: t(messages.tab(link.label, total)),
          children: (
            <div className="record-details">
              <RelatedList link={link} id={id} />
            </div>
          ),
        })),
        { key: 'timeline', label: t(messages.timeline), children: read(<RecordTimeline events={events} />) },
        {
          key: 'comments',
          label: t(messages.tab(messages.comments, isKnown ? comments.length : null)),
          children: read(
            <Suspense fallback={<Skeleton active title={false} />}>
              <RecordComments dossier={dossier} />
            </Suspense>,
          ),
        },
        ...after,
      ]}
    />
  );
}
