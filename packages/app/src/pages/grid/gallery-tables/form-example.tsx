import {
  validatedTable,
  type EditableTableService as Table,
  type TableFailure,
  type TableGone,
  type TableOptions,
  type TableValues,
} from '@evergreen/core/editable-table';
import { err, ok, type LocalizedText } from '@evergreen/core/kernel';
import { validateFormAndTables, type FormWithTablesFailure } from '@evergreen/core/validators';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Alert, Badge, Button, Form, Input, Tabs } from 'antd';
import { useEffect, useMemo, useState } from 'react';

import { useMarkedTab } from '../../../routing/use-marked-tab.ts';
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

const PARTS = ['family', 'visits', 'services'] as const;
type Part = (typeof PARTS)[number];

interface WrongPart {
  readonly part: Part;
  readonly failure: TableFailure;
}

interface Saved {
  readonly form: Person;
  readonly tables: readonly TableValues[];
}

function FormWithTables(tables: Readonly<Record<Part, Table>>) {
  const t = useTranslate();
  const [form] = Form.useForm<Person>();
  const [shown, setShown] = useState<Part>('family');
  const [isTouched, setTouched] = useState(false);
  const [wrong, setWrong] = useState<WrongPart | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const facts = {
    family: useFacts(tables.family),
    visits: useFacts(tables.visits),
    services: useFacts(tables.services),
  };
  useMarkedTab(isTouched || PARTS.some((part) => facts[part].isDirty));
  useEffect(() => {
    // A table that was hidden until now can be scrolled only from here on.
    if (wrong !== null) tables[wrong.part].send({ type: 'cell.reveal', place: wrong.failure.first });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wrong]);

  const save = async () => {
    const outcome = await validateFormAndTables(
      { validate: () => checkedForm(form) },
      PARTS.map((part) => validatedTable(tables[part])),
    );
    setSaved(outcome.ok ? outcome.value : null);
    const failing = outcome.ok ? null : wrongPart(outcome.error);
    setWrong(failing);
    if (failing !== null) setShown(failing.part);
    if (!outcome.ok) return;
    setTouched(false);
    for (const part of PARTS) tables[part].send({ type: 'save.done' });
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
      {wrong !== null && facts[wrong.part].errorCount > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(messages.partWrong(messages[wrong.part], wrong.failure.count, wrong.failure.errors.size))}
        />
      )}
      <Tabs
        aria-label={t(messages.parts)}
        activeKey={shown}
        onChange={(key) => setShown(PARTS.find((part) => part === key) ?? shown)}
        items={PARTS.map((part) => ({
          key: part,
          forceRender: true,
          label: <PartTitle title={messages[part]} errors={facts[part].errorCount} />,
          children: <EditableTable table={tables[part]} label={t(messages[part])} maxHeight={300} />,
        }))}
      />
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

/** The table that is to be corrected; null where the form is wrong, and where the page went meanwhile. */
function wrongPart(failure: FormWithTablesFailure<string, TableFailure | TableGone>): WrongPart | null {
  const part = failure.kind === 'form' ? undefined : PARTS[failure.index];
  if (failure.kind === 'form' || part === undefined || failure.error.kind === 'disposed') return null;
  return { part, failure: failure.error };
}

function PartTitle({ title, errors }: { readonly title: LocalizedText; readonly errors: number }) {
  const t = useTranslate();
  return (
    <>
      {t(title)} <Badge count={errors} title={t(messages.wrongCells(errors))} />
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
