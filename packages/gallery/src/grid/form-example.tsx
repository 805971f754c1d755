import type { EditableTableService as Table, TableOptions, TableValues } from '@evergreen/core/grid/editable-table';
import { err, ok } from '@evergreen/core/kernel';
import { useFacts, useTranslate, useMarkedTab } from '@evergreen/react-ui/adapter';
import { TableTabs, useTableTabs } from '@evergreen/react-ui/widgets/grid/table-tabs';
import { Alert, Button, Form, Input } from 'antd';
import { useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import { familyColumns, serviceColumns, visitColumns, type Translate } from './sample-columns.ts';
import { sampleFamily, sampleName, sampleServices, sampleVisits } from './sample-rows.ts';
import { useSampleTable } from './use-sample-table.ts';

const KEPT = {
  rowNumber: true,
  alwaysEdit: false,
  rowSelection: 'checkbox',
  toolbar: ['add', 'remove', 'undo', 'redo'],
} as const;
const family = (t: Translate): TableOptions => ({
  ...KEPT,
  columns: familyColumns(t),
  rows: sampleFamily('retiree-2', t),
});
const visits = (t: Translate): TableOptions => ({ ...KEPT, columns: visitColumns(t), rows: sampleVisits(30, t) });
const services = (t: Translate): TableOptions => ({ ...KEPT, columns: serviceColumns(t), rows: sampleServices(4, t) });

interface Person {
  readonly name: string;
  readonly phone: string;
}

const personOf = (t: Translate): Person => ({ name: t(sampleName(1, 1)), phone: '13800007919' });

/** A person on a form and three tables below it, saved together. */
export function FormExample() {
  const t = useTranslate();
  const one = useSampleTable(useMemo(() => family(t), [t]));
  const other = useSampleTable(useMemo(() => visits(t), [t]));
  const third = useSampleTable(useMemo(() => services(t), [t]));
  return one === null || other === null || third === null ? null : (
    <FormWithTables family={one} visits={other} services={third} />
  );
}

interface Saved {
  readonly form: Person;
  readonly tables: readonly TableValues[];
}

interface FormWithTablesProps {
  readonly family: Table;
  readonly visits: Table;
  readonly services: Table;
}

function FormWithTables({ family: one, visits: other, services: third }: FormWithTablesProps) {
  const t = useTranslate();
  const [form] = Form.useForm<Person>();
  const [isTouched, setTouched] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const facts = { family: useFacts(one), visits: useFacts(other), services: useFacts(third) };
  const tabs = useTableTabs([
    { key: 'family', title: messages.family, table: one },
    { key: 'visits', title: messages.visits, table: other },
    { key: 'services', title: messages.services, table: third },
  ]);
  const { wrong } = tabs;
  useMarkedTab(isTouched || Object.values(facts).some(({ isDirty }) => isDirty));

  const save = async () => {
    const values = await tabs.validate({ validate: () => checkedForm(form) });
    setSaved(values ?? null);
    if (values === undefined) return;
    setTouched(false);
    for (const { table } of tabs.tables) table.send({ type: 'save.done' });
  };

  return (
    <>
      <Form
        form={form}
        layout="vertical"
        className="gallery-tables-form"
        initialValues={personOf(t)}
        onValuesChange={() => setTouched(true)}
      >
        <Form.Item name="name" label={t(messages.name)} rules={[{ required: true, message: t(messages.nameNeeded) }]}>
          <Input />
        </Form.Item>
        <Form.Item
          name="phone"
          label={t(messages.phone)}
          rules={[{ pattern: /^1[3-9]\d{9}$/u, message: t(messages.phoneWrong) }]}
        >
          <Input />
        </Form.Item>
      </Form>
      {wrong !== null && facts[wrong.key].errorCount > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(messages.partWrong(messages[wrong.key], wrong.failure.count, wrong.failure.errors.size))}
        />
      )}
      <TableTabs tabs={tabs} label={t(messages.parts)} maxHeight={300} />
      <Button type="primary" size="large" className="gallery-tables-save" onClick={() => void save()}>
        {t(messages.saveAll)}
      </Button>
      {saved !== null && (
        <>
          <h2>{t(messages.savedTogether)}</h2>
          <pre className="gallery-tables-read" data-testid="saved-values">
            {JSON.stringify(saved, null, 1)}
          </pre>
        </>
      )}
    </>
  );
}

/** What the form holds, or which of its fields are wrong; goes to the first of them. */
async function checkedForm(form: ReturnType<typeof Form.useForm<Person>>[0]) {
  try {
    return ok(await form.validateFields());
  } catch {
    const first = form.getFieldsError().find(({ errors }) => errors.length > 0);
    if (first !== undefined) form.scrollToField(first.name, { focus: true });
    return err('form');
  }
}
