import {
  pickTargets,
  type CellPlace,
  type Column,
  type EditableTableService as Table,
  type RowValues,
  type TableOptions,
} from '@evergreen/core/grid/editable-table';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Modal, Table as List } from 'antd';
import { useCallback, useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import type { Translate } from './sample-columns.ts';
import { samplePeople, type SamplePerson } from './sample-rows.ts';
import { placeLinkage } from './sample-places.ts';
import { columnWords as words } from './sample-words.messages.ts';
import { useSampleTable } from './use-sample-table.ts';

const columns = (t: Translate): readonly Column[] => [
  {
    key: 'person',
    title: t(words.person),
    type: 'popup',
    width: 150,
    popupCode: 'sample-people',
    orgFields: 'name,phone,community',
    destFields: 'person,phone,community',
    placeholder: t(words.pressToChoose),
  },
  { key: 'phone', title: t(words.phone), type: 'normal', width: 150 },
  { key: 'community', title: t(words.community), type: 'normal', width: 150 },
  { key: 'province', title: t(words.province), type: 'select', width: 130, linkageKey: 'city' },
  { key: 'city', title: t(words.city), type: 'select', width: 130, linkageKey: 'district' },
  { key: 'district', title: t(words.district), type: 'select', width: 130 },
];

const linkedOptions = (t: Translate): TableOptions => ({
  columns: columns(t),
  rows: [
    ...samplePeople(t)
      .slice(0, 1)
      .map(({ name, phone, community }) => ({
        id: '1',
        person: name,
        phone,
        community,
        province: '330000',
        city: '330100',
        district: '330106',
      })),
    { id: '2', person: null, phone: null, community: null, province: '320000', city: '320500', district: '320508' },
    { id: '3', person: null, phone: null, community: null, province: null, city: null, district: null },
  ],
  linkage: [placeLinkage(t)],
  rowNumber: true,
  alwaysEdit: false,
  toolbar: ['add', 'undo', 'redo'],
});

/** Choices that depend on one another, and cells that are filled together from what is picked. */
export function LinkedExample() {
  const t = useTranslate();
  const table = useSampleTable(useMemo(() => linkedOptions(t), [t]));
  return table === null ? null : <LinkedTable table={table} />;
}

function LinkedTable({ table }: { readonly table: Table }) {
  const t = useTranslate();
  const [place, setPlace] = useState<CellPlace | null>(null);
  const onPick = useCallback((asked: CellPlace) => setPlace(asked), []);
  return (
    <>
      <EditableTable table={table} label={t(messages.linkedTable)} onPick={onPick} />
      {place !== null && <PeopleDialog table={table} place={place} onClose={() => setPlace(null)} />}
    </>
  );
}

interface PeopleDialogProps {
  readonly table: Table;
  readonly place: CellPlace;
  readonly onClose: () => void;
}

/** Whom a row is about. Nobody empties what was filled; several stand in one cell, divided by commas. */
function PeopleDialog({ table, place, onClose }: PeopleDialogProps) {
  const t = useTranslate();
  const people = samplePeople(t);
  const [chosen, setChosen] = useState<readonly string[]>(() => chosenBefore(people, table, place));
  const choose = () => {
    const picked: readonly RowValues[] = people
      .filter(({ id }) => chosen.includes(id))
      .map((person) => ({ ...person }));
    table.send({ type: 'rows.picked', place, picked });
    onClose();
  };
  return (
    <Modal
      open
      title={t(messages.choosePeople)}
      okText={t(messages.choose)}
      cancelText={t(messages.cancel)}
      onOk={choose}
      onCancel={onClose}
    >
      <List
        size="middle"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={[...people]}
        columns={[
          { dataIndex: 'name', title: t(messages.name) },
          { dataIndex: 'phone', title: t(messages.phone) },
          { dataIndex: 'community', title: t(messages.community) },
        ]}
        rowSelection={{
          selectedRowKeys: [...chosen],
          onChange: (keys) => setChosen(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': t(messages.chooseAll) }),
          getCheckboxProps: ({ name }) => ({ 'aria-label': name }),
        }}
        onRow={({ id }) => ({
          onClick: () => setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
        })}
      />
    </Modal>
  );
}

/** Who is picked already, by the words that stand in the cell. */
function chosenBefore(people: readonly SamplePerson[], table: Table, { row, column }: CellPlace): readonly string[] {
  const definition = table.facts().allColumns.find((laidOut) => laidOut.column.key === column)?.column;
  const targets = definition === undefined ? null : pickTargets(definition);
  const isNamed = targets?.ok === true && targets.value.some(({ to }) => to === column);
  const names = isNamed ? table.rows.text(row, column).split(',') : [];
  return people.filter(({ name }) => names.includes(name)).map(({ id }) => id);
}
