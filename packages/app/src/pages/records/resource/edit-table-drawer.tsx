import { tableDependencies } from '@evergreen/core';
import type { TableFacts } from '@evergreen/core/editable-table';
import { createResourceTable, type ResourceTable } from '@evergreen/core/resource-table';
import type { Resource, ResourceRow } from '@evergreen/core/resources';
import { useCore, useOwnedService, useSelectedFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Drawer, Modal } from 'antd';
import { useCallback, useContext, useState } from 'react';

import { useMarkedTab } from '../../../routing/use-marked-tab.ts';
import './edit-table-drawer.css';
import { PageBelow } from './page-below.ts';
import { resourcePageMessages as messages } from './resource.messages.ts';

export interface EditTableDrawerProps {
  readonly resource: Resource;
  /** As the list has them. */
  readonly rows: readonly ResourceRow[];
  /** The drawer has closed and faded out. */
  readonly onGone: () => void;
}

/** Rows of a list in a table, over the list: every row is saved as soon as it is changed. */
export function EditTableDrawer({ resource, rows, onGone }: EditTableDrawerProps) {
  const core = useCore();
  const t = useTranslate();
  const table = useOwnedService(
    useCallback(
      () =>
        core.open((given) =>
          createResourceTable({
            resource,
            client: given.client,
            t,
            table: tableDependencies(given),
            isAllowed: (code) => given.permit(code).decision === 'show',
            listed: rows,
          }),
        ),
      [core, t, resource, rows],
    ),
  );
  return table === null ? null : <OpenTable {...{ resource, rows, table, onGone }} />;
}

const isDirtyOf = ({ isDirty }: TableFacts) => isDirty;

function OpenTable({ resource, rows, table, onGone }: EditTableDrawerProps & { readonly table: ResourceTable }) {
  const t = useTranslate();
  const below = useContext(PageBelow);
  const [isOpen, setIsOpen] = useState(true);
  const [isLeaving, setIsLeaving] = useState(false);
  const isDirty = useSelectedFacts(table, isDirtyOf);
  useMarkedTab(isDirty, true);
  const leave = () => {
    table.send({ type: 'draft.keep' });
    setIsLeaving(false);
    setIsOpen(false);
  };
  return (
    <Drawer
      open={isOpen}
      title={t(messages.table(resource.singular, rows.length))}
      size="100vw"
      rootClassName="edit-table-drawer"
      // Escape belongs to the cells.
      keyboard={false}
      onClose={() => (isDirty ? setIsLeaving(true) : setIsOpen(false))}
      afterOpenChange={(open) => {
        if (open) return;
        if (table.hasWritten()) below?.send({ type: 'rows.changed' });
        onGone();
      }}
    >
      <p className="edit-table-hint">{t(messages.tableHint)}</p>
      <EditableTable
        table={table}
        label={t(messages.table(resource.singular, rows.length))}
        maxHeight={TABLE_HEIGHT}
        onRetry={table.retry}
      />
      <Modal
        open={isLeaving}
        title={t(messages.leaveTable)}
        width={420}
        centered
        okText={t(messages.leave)}
        cancelText={t(messages.stay)}
        cancelButtonProps={{ autoFocus: true }}
        onOk={leave}
        onCancel={() => setIsLeaving(false)}
      >
        <p>{t(messages.leaveTableText)}</p>
      </Modal>
    </Drawer>
  );
}

/** CSS pixels; ten rows and more, with the toolbar and the notes of the table on the screen of a laptop. */
const TABLE_HEIGHT = 520;
