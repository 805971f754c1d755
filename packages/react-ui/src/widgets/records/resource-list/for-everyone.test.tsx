import { createRecordForm, type RecordFormService } from '@evergreen/core/records/form';
import { activityTypeResource } from '@evergreen/core/resources';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { heard, signedIn, type Stage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { RecordForm } from '../record-form/index.ts';
import { ROWS_CALL, shownList } from './testing/shown-list.tsx';

/** The form of a new activity type, over whatever is there. */
function openForm(stage: Stage) {
  const form = stage.core.open((page) =>
    createRecordForm({ ...page, resource: activityTypeResource, mode: { kind: 'add' } }),
  );
  drawWidget(
    stage,
    <RecordForm
      resource={activityTypeResource}
      form={form}
      place={null}
      isStep={false}
      onStep={() => undefined}
      onFollow={null}
      onGone={() => undefined}
    />,
  );
  return form;
}

/** What axe says of the page as it stands; jsdom draws nothing, so colours and sizes are asked about in a browser. */
async function findings(): Promise<readonly string[]> {
  // antd measures the widths of columns by a copy of the heads, which has no height.
  const { violations } = await axe.run(
    { include: 'body > *', exclude: '.ant-table-measure-row' },
    {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} at ${html.slice(0, 160)}`));
}

it('A11Y-01 axe finds nothing in a list, its question before a deletion, and a form with its messages', async () => {
  const stage = await shownList();
  const found = { list: await findings(), question: [] as readonly string[], form: [] as readonly string[] };
  act(() => stage.list.send({ type: 'row.remove', id: 'a1' }));
  await screen.findByRole('dialog');
  found.question = await findings();
  cleanup();
  const form = openForm(stage);
  act(() => form.send({ type: 'form.submit' }));
  await screen.findByText('请输入类型名称');
  found.form = await findings();
  expect(found).toEqual({ list: [], question: [], form: [] });
});

it('A11Y-02 a form that a key opens takes the focus, and gives it back where it was opened', async () => {
  const stage = await signedIn('activityType:add');
  function Page() {
    const [form, setForm] = useState<RecordFormService | null>(null);
    const open = () =>
      setForm(
        stage.core.open((page) => createRecordForm({ ...page, resource: activityTypeResource, mode: { kind: 'add' } })),
      );
    return (
      <>
        <button type="button" onClick={open}>
          新增
        </button>
        {form !== null && (
          <RecordForm
            resource={activityTypeResource}
            form={form}
            place={null}
            // Nothing moves: jsdom would never tell that it has ended.
            isStep
            onStep={() => undefined}
            onFollow={null}
            onGone={() => setForm(null)}
          />
        )}
      </>
    );
  }
  drawWidget(stage, <Page />);
  const user = newUser();
  const opener = screen.getByRole('button', { name: '新增' });
  act(() => opener.focus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(document.activeElement).toBe(opener);
});

it('A11Y-04 at 375 pixels a list is cards and a form fills the screen', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: 375 <= Number(/max-width: ([\d.]+)px/u.exec(query)?.[1] ?? 0),
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const stage = await shownList();
  const list = {
    cards: document.querySelectorAll('.record-card').length,
    tables: screen.queryAllByRole('table').length,
  };
  cleanup();
  openForm(stage);
  const dialog = await screen.findByRole('dialog');
  const frame = dialog.closest<HTMLElement>('.ant-modal');
  expect({
    ...list,
    width: frame?.style.width,
    isOfPhones: dialog.closest('.record-dialog-phone') !== null,
    // An index beside the fields has no room.
    columns: document.querySelectorAll('.record-form-columns').length,
  }).toEqual({ cards: 3, tables: 0, width: '100%', isOfPhones: true, columns: 0 });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await heard();
});

it('reads the rows again in another language, in which the server writes the texts of choices', async () => {
  const { core, ports } = await shownList();
  act(() => core.settings.send({ type: 'setting.choose', change: { locale: 'en-US' } }));
  const record = { id: 'a1', title: '健康讲座', typeId: 't1', typeId_dictText: 'Talks', status: '0' };
  await heard();
  ports.http.take(ROWS_CALL).succeed({ records: [record], total: 1, size: 10, current: 1, pages: 1 });
  await heard();
  expect(screen.getByText('Talks')).toBeInstanceOf(HTMLElement);
});
