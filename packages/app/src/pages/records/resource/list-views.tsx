import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Segmented, Skeleton } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import type { BesideViewProps } from './beside-view.tsx';
import { resourcePageMessages as messages } from './resource.messages.ts';

const BesideView = lazy(async () => ({ default: (await import('./beside-view.tsx')).BesideView }));

type View = 'tree' | 'list';

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
  const { resource, list } = rest;
  const { query } = useFacts(list);
  const t = useTranslate();
  // The tree searches by name alone: who comes with other conditions gets the list, which shows them.
  const [view, setView] = useState<View>(() =>
    Object.entries(query.search).every(([name, words]) => words === '' || name === resource.labelField)
      ? 'tree'
      : 'list',
  );
  return (
    <>
      <Segmented<View>
        className="beside-view-choice"
        aria-label={t(messages.view)}
        value={view}
        onChange={setView}
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
