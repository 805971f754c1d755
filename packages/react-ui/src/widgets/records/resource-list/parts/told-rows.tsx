import type { ListPageFacts, ListPageService } from '@evergreen/core/records/list';
import { Button } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import './told-rows.css';

/** What others did to the rows of the list since it was read: nothing moves until the person asks for it. */
export function ToldRowsBar({ facts, list }: { readonly facts: ListPageFacts; readonly list: ListPageService }) {
  const t = useTranslate();
  const { fresh, gone } = facts.told;
  const { pageSize } = facts.query;
  return (
    <output className="resource-list-told">
      {fresh.length > 0 && (
        <Button type="primary" ghost onClick={() => list.send({ type: 'page.change', pageNo: 1, pageSize })}>
          {t(messages.freshRows(fresh.length))}
        </Button>
      )}
      {gone.length > 0 && (
        <Button onClick={() => list.send({ type: 'list.refresh' })}>{t(messages.goneRows(gone.length))}</Button>
      )}
    </output>
  );
}
