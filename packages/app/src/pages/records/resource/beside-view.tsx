import type { PageFacts, ResourcePageService } from '@evergreen/core/records/page';
import { createRecordForm } from '@evergreen/core/records/form';
import type { Resource, ResourceRow } from '@evergreen/core/resources';
import { useChosenFacts, useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { RecordContent } from '@evergreen/react-ui/widgets/records/record-details';
import { RecordTree } from '@evergreen/react-ui/widgets/records/record-tree';
import { Button, Card, Empty } from 'antd';
import { useCallback, useRef } from 'react';

import './beside-view.css';
import type { BesideSlotProps, ResourceSlots } from './resource-slots.types.ts';
import { resourcePageMessages as messages } from './resource.messages.ts';

export interface BesideViewProps {
  readonly resource: Resource;
  readonly beside: NonNullable<ResourceSlots['beside']>;
  readonly page: ResourcePageService;
  readonly relatedList: BesideSlotProps['relatedList'];
}

const CHOICE: readonly (keyof Pick<PageFacts, 'chosen' | 'closings'>)[] = ['chosen', 'closings'];

/** The rows as a tree of names, and beside it everything about the chosen one; the first one at first. */
export function BesideView({ resource, beside: Beside, page, relatedList }: BesideViewProps) {
  const { list } = page;
  const { rows } = useFacts(list);
  const t = useTranslate();
  const { chosen, closings } = useChosenFacts(page, CHOICE);
  const panel = useRef<HTMLDivElement>(null);
  const row = rows.find(({ id }) => id === chosen) ?? rows[0];
  const choose = (id: string) => {
    page.send({ type: 'row.choose', id });
    // On a narrow window it stands below the tree.
    panel.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="beside-view">
      <Card size="small">
        <RecordTree
          resource={resource}
          list={list}
          chosen={row?.id ?? null}
          onChoose={choose}
          onAdd={() => page.send({ type: 'record.open', mode: { kind: 'add' } })}
        />
      </Card>
      <div ref={panel}>
        <Card size="small">
          {row === undefined ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.noneChosen(resource.singular))} />
          ) : (
            <>
              <RowHead {...{ resource, page, row }} />
              <Beside
                id={row.id}
                relatedList={relatedList}
                content={<RowContent key={`${row.id} ${closings}`} resource={resource} id={row.id} />}
              />
            </>
          )}
        </Card>
      </div>
    </div>
  );
}

type RowHeadProps = Pick<BesideViewProps, 'resource' | 'page'> & { readonly row: ResourceRow };

function RowHead({ resource, page, row }: RowHeadProps) {
  const { permitted } = useFacts(page.list);
  const { id } = row;
  const t = useTranslate();
  return (
    <div className="beside-view-head">
      <h2>
        <small>{t(resource.singular)}</small>
        {String(row[resource.labelField] ?? '')}
      </h2>
      {permitted.add.decision === 'show' && (
        <Button onClick={() => page.send({ type: 'record.addBelow', id })}>
          {t(messages.addBelow(resource.singular))}
        </Button>
      )}
      {permitted.edit.decision === 'show' && (
        <Button type="primary" onClick={() => page.send({ type: 'record.open', mode: { kind: 'edit', id } })}>
          {t(messages.edit)}
        </Button>
      )}
    </div>
  );
}

function RowContent({ resource, id }: { readonly resource: Resource; readonly id: string }) {
  const core = useCore();
  const form = useOwnedService(
    useCallback(
      () => core.open((page) => createRecordForm({ ...page, resource, mode: { kind: 'details', id }, given: {} })),
      [core, resource, id],
    ),
  );
  return form === null ? null : (
    <RecordContent resource={resource} form={form} history={null} canReveal={false} onStep={NO_STEP} />
  );
}

const NO_STEP = () => undefined;
