import { tableDependencies } from '@evergreen/core';
import type { TableFacts } from '@evergreen/core/grid/editable-table';
import type { PageFacts, ResourcePageService } from '@evergreen/core/records/page';
import { createResourceTable, type ResourceTable } from '@evergreen/core/records/table';
import type { Resource, ResourceRow } from '@evergreen/core/resources';
import {
  useCore,
  useFacts,
  useOwnedService,
  useSelectedFacts,
  useTranslate,
  useMarkedTab,
} from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Button, Drawer, Modal } from 'antd';
import { useCallback } from 'react';

import './edit-table-drawer.css';
import { resourcePageMessages as messages } from './resource.messages.ts';

export interface EditTableDrawerProps {
  readonly resource: Resource;
  /** The page of the list. */
  readonly page: ResourcePageService;
  /** As the list has them; null for the whole list. */
  readonly rows: readonly ResourceRow[] | null;
  /** The drawer has closed and faded out. */
  readonly onGone: () => void;
}

/** Rows of a list or all of it in a table, over the list: every row is saved as soon as it is changed. */
export function EditTableDrawer({ resource, page, rows, onGone }: EditTableDrawerProps) {
  const core = useCore();
  const t = useTranslate();
  const table = useOwnedService(
    useCallback(
      () =>
        core.open((given) => {
          const { list } = page;
          return createResourceTable({
            resource,
            client: given.client,
            rowWatch: given.rowWatch,
            t,
            table: tableDependencies(given),
            isAllowed: (code) => given.permit(code).decision === 'show',
            ...(rows === null ? { whole: { query: list.facts().query, scope: list.scope } } : { listed: rows }),
          });
        }),
      [core, t, resource, page, rows],
    ),
  );
  return table === null ? null : <OpenTable {...{ resource, page, rows, table, onGone }} />;
}

const isDirtyOf = ({ isDirty }: TableFacts) => isDirty;
const leavingOf = ({ leaving }: PageFacts) => leaving;

function OpenTable({ resource, page, rows, table, onGone }: EditTableDrawerProps & { readonly table: ResourceTable }) {
  const t = useTranslate();
  const leaving = useSelectedFacts(page, leavingOf);
  const isDirty = useSelectedFacts(table, isDirtyOf);
  useMarkedTab(isDirty, true);
  const { readOn } = table;
  const readMore = useCallback(() => readOn(), [readOn]);
  const count = rows?.length ?? page.list.facts().total;
  const leave = () => {
    table.send({ type: 'draft.keep' });
    page.send({ type: 'overlay.leave', isUnsaved: false });
  };
  return (
    <Drawer
      open={leaving !== 'closing'}
      title={t(messages.table(resource.singular, count))}
      size="100vw"
      rootClassName="edit-table-drawer"
      // Escape belongs to the cells.
      keyboard={false}
      onClose={() => page.send({ type: 'overlay.leave', isUnsaved: isDirty })}
      afterOpenChange={(open) => {
        if (open) return;
        if (table.hasWritten()) page.send({ type: 'rows.changed' });
        onGone();
      }}
    >
      <p className="edit-table-hint">{t(messages.tableHint)}</p>
      <EditableTable
        table={table}
        label={t(messages.table(resource.singular, count))}
        maxHeight={Math.max(LOWEST, globalThis.innerHeight - AROUND)}
        isFilled
        onRetry={table.retry}
        onNearEnd={readMore}
      />
      {table.reading !== null && <ReadSoFar reading={table.reading} readOn={readOn} />}
      <Modal
        open={leaving === 'asked'}
        title={t(messages.leaveTable)}
        width={420}
        centered
        okText={t(messages.leave)}
        cancelText={t(messages.stay)}
        cancelButtonProps={{ autoFocus: true }}
        onOk={leave}
        onCancel={() => page.send({ type: 'overlay.stay' })}
      >
        <p>{t(messages.leaveTableText)}</p>
      </Modal>
    </Drawer>
  );
}

interface ReadSoFarProps extends Pick<ResourceTable, 'readOn'> {
  readonly reading: NonNullable<ResourceTable['reading']>;
}

/** How much of the list is in the table, which finds and sums up only that. */
function ReadSoFar({ reading, readOn }: ReadSoFarProps) {
  const t = useTranslate();
  const { status, read, total, failure } = useFacts(reading);
  if (status === 'finished' || total === 0) return null;
  return (
    <output className="edit-table-hint">
      {failure === null ? t(messages.readSoFar(read, total)) : t(failure)}{' '}
      <Button type="link" size="small" loading={status === 'reading'} onClick={() => readOn(failure === null)}>
        {t(failure === null ? messages.readAll : messages.readAgain)}
      </Button>
    </output>
  );
}

/** CSS pixels around the table: the heading of the drawer, the toolbar and the notes. */
const AROUND = 272;
const LOWEST = 360;
