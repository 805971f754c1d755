import type { Resource } from '@evergreen/core/resources';
import { listColumns, type ListColumn, type ListPageService } from '@evergreen/core/list-page';
import { shownColumns, type ListLayoutService } from '@evergreen/core/list-layout';
import { useMemo, useRef } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import './resource-list.css';
import { ListFailure } from './parts/list-failure.tsx';
import { ListPagination } from './parts/list-pagination.tsx';
import { ListToolbar } from './parts/list-toolbar.tsx';
import { RecordTable } from './parts/record-table.tsx';
import { RemovalDialog } from './parts/removal-dialog.tsx';
import { SearchForm } from './parts/search-form.tsx';
import { SelectionBar } from './parts/selection-bar.tsx';
import { useListKeys } from './parts/use-list-keys.ts';
import { useListLayout } from './parts/use-list-layout.ts';

export interface ResourceListProps {
  readonly resource: Resource;
  readonly list: ListPageService;
  readonly onAdd: () => void;
  readonly onEdit: (id: string) => void;
  readonly onShow: (id: string) => void;
}

/** The list of any resource: search form, toolbar, table and paging, drawn from the resource and the facts of its list. */
export function ResourceList(props: ResourceListProps) {
  const columns = useMemo(() => listColumns(props.resource), [props.resource]);
  const layout = useListLayout(props.resource, columns);
  return layout === null ? null : <ArrangedList {...props} columns={columns} layout={layout} />;
}

interface ArrangedListProps extends ResourceListProps {
  readonly columns: readonly ListColumn[];
  readonly layout: ListLayoutService;
}

function ArrangedList({ resource, list, columns, layout, onAdd, onEdit, onShow }: ArrangedListProps) {
  const facts = useFacts(list);
  const { columns: arranged } = useFacts(layout);
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const rowCursor = useListKeys({
    root,
    ids: facts.rows.map(({ id }) => id),
    canAdd: facts.permitted.add.decision === 'show',
    onAdd,
    onShow,
  });

  return (
    <div ref={root} className="resource-list" aria-busy={facts.status === 'loading' || facts.status === 'removing'}>
      <SearchForm resource={resource} list={list} />
      <section className="resource-list-panel" aria-label={t(resource.title)}>
        <ListToolbar
          facts={facts}
          columns={columns}
          layout={layout}
          onAdd={onAdd}
          onRemoveMany={() => list.send({ type: 'selection.remove' })}
          onRefresh={() => list.send({ type: 'list.refresh' })}
        />
        <SelectionBar count={facts.selection.length} onClear={() => list.send({ type: 'selection.clear' })} />
        <ListFailure facts={facts} onRetry={() => list.send({ type: 'list.refresh' })} />
        <RecordTable
          resource={resource}
          facts={facts}
          columns={shownColumns(columns, arranged)}
          onResize={(key, width) => layout.send({ type: 'column.resize', key, width })}
          rowCursor={rowCursor}
          onSort={(sorter) => list.send({ type: 'sort.change', sorter })}
          onSelect={(ids) => list.send({ type: 'selection.change', ids })}
          onEdit={onEdit}
          onShow={onShow}
          onRemove={(id) => list.send({ type: 'row.remove', id })}
        />
        <ListPagination
          facts={facts}
          onChange={(pageNo, pageSize) => list.send({ type: 'page.change', pageNo, pageSize })}
          onCountAll={() => list.send({ type: 'total.count' })}
        />
      </section>
      <RemovalDialog
        confirmation={facts.confirmation}
        onConfirm={() => list.send({ type: 'removal.confirm' })}
        onCancel={() => list.send({ type: 'removal.cancel' })}
      />
    </div>
  );
}
