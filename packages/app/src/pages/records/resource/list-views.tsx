import type { PageFacts, PageView } from '@evergreen/core/records/page';
import { useSelectedFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Segmented, Skeleton } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';

import type { BesideViewProps } from './beside-view.tsx';
import { resourcePageMessages as messages } from './resource.messages.ts';

const BesideView = lazy(async () => ({ default: (await import('./beside-view.tsx')).BesideView }));

const viewOf = ({ view }: PageFacts) => view;

export interface ListViewsProps extends Omit<BesideViewProps, 'beside'> {
  /** Without it there is the list alone. */
  readonly beside: BesideViewProps['beside'] | undefined;
  /** The list. */
  readonly children: ReactNode;
}

/** The list of a resource or, for one that draws something beside its tree, either of the two. */
export function ListViews({ beside, children, ...rest }: ListViewsProps) {
  return beside === undefined ? (
    children
  ) : (
    <ChosenView {...rest} beside={beside}>
      {children}
    </ChosenView>
  );
}

function ChosenView({ children, ...rest }: BesideViewProps & { readonly children: ReactNode }) {
  const { page } = rest;
  const t = useTranslate();
  const view = useSelectedFacts(page, viewOf);
  return (
    <>
      <Segmented<PageView>
        className="beside-view-choice"
        aria-label={t(messages.view)}
        value={view}
        onChange={(chosen) => page.send({ type: 'view.choose', view: chosen })}
        options={[
          { value: 'tree', label: t(messages.treeView) },
          { value: 'list', label: t(messages.listView) },
        ]}
      />
      {view === 'list' ? (
        children
      ) : (
        <Suspense fallback={<Skeleton active />}>
          <BesideView {...rest} />
        </Suspense>
      )}
    </>
  );
}
