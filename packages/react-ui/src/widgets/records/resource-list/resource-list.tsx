import type { Resource } from '@evergreen/core/resources';
import { listColumns, type ListPageService } from '@evergreen/core/list-page';
import { useMemo, useState } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import './resource-list.css';
import { ListFailure } from './parts/list-failure.tsx';
import { ListPagination } from './parts/list-pagination.tsx';
import { ListToolbar } from './parts/list-toolbar.tsx';
import { RecordTable } from './parts/record-table.tsx';
import { RemovalDialog } from './parts/removal-dialog.tsx';
import { SearchForm } from './parts/search-form.tsx';
import { SelectionBar } from './parts/selection-bar.tsx';

export interface ResourceListProps {
  readonly resource: Resource;
  readonly list: ListPageService;
  readonly onAdd: () => void;
  readonly onEdit: (id: string) => void;
  readonly onShow: (id: string) => void;
}

/** The list of any resource: search form, toolbar, table and paging, drawn from the resource and the facts of its list. */
export function ResourceList({ resource, list, onAdd, onEdit, onShow }: ResourceListProps) {
  const facts = useFacts(list);
  const t = useTranslate();
  const columns = useMemo(() => listColumns(resource), [resource]);
  const [hiddenKeys, setHiddenKeys] = useState<readonly string[] | null>(null);
  const hidden = hiddenKeys ?? columns.filter((column) => column.isHidden).map((column) => column.key);

  return (
    <div className="resource-list" aria-busy={facts.status === 'loading' || facts.status === 'removing'}>
      <SearchForm resource={resource} list={list} />
      <section className="resource-list-panel" aria-label={t(resource.title)}>
        <ListToolbar
          facts={facts}
          columns={columns}
          hiddenKeys={hidden}
          onHiddenKeys={setHiddenKeys}
          onAdd={onAdd}
          onRemoveMany={() => list.send({ type: 'selection.remove' })}
          onRefresh={() => list.send({ type: 'list.refresh' })}
        />
        <SelectionBar count={facts.selection.length} onClear={() => list.send({ type: 'selection.clear' })} />
        <ListFailure facts={facts} onRetry={() => list.send({ type: 'list.refresh' })} />
        <RecordTable
          resource={resource}
          facts={facts}
          columns={columns.filter((column) => !hidden.includes(column.key))}
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
