import { createRecordForm } from '@evergreen/core/record-form';
import { activityTypeResource } from '@evergreen/core/resources';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it, vi } from 'vitest';

import { heard, type Stage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { RecordForm } from '../record-form/index.ts';
import { shownList } from './testing/shown-list.tsx';

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
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} at ${html.slice(0, 160)}`));
}

it('A11Y-01 axe finds nothing in a list, its question before a deletion, and a form with its messages', async () => {
  const stage = await shownList();
  const found = { list: await findings(), question: [] as readonly string[], form: [] as readonly string[] };
  act(() => stage.list.send({ type: 'row.remove', id: 'a1' }));
  await screen.findByRole('dialog', { name: /删除/u });
  found.question = await findings();
  act(() => stage.list.send({ type: 'removal.cancel' }));
  const form = openForm(stage);
  act(() => form.send({ type: 'form.submit' }));
  await screen.findByText('请输入类型名称');
  found.form = await findings();
  expect(found).toEqual({ list: [], question: [], form: [] });
});

it('A11Y-02 a dialog that keys open takes the focus, and gives it back where it was opened', async () => {
  await shownList();
  const user = newUser();
  const more = screen.getByRole('button', { name: '健康讲座 的操作' });
  act(() => more.focus());
  await user.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: '删除' });
  await waitFor(() => expect(entry.closest('[role="menu"]')?.contains(document.activeElement)).toBe(true));
  while (document.activeElement !== entry) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  const cancel = within(dialog).getByRole('button', { name: /^取\s?消$/u });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(more));
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
  openForm(stage);
  const dialog = await screen.findByRole('dialog', { name: '新增活动类型' });
  const frame = dialog.closest<HTMLElement>('.ant-modal');
  expect({
    cards: document.querySelectorAll('.record-card').length,
    tables: screen.queryAllByRole('table').length,
    width: frame?.style.width,
    isOfPhones: dialog.closest('.record-dialog-phone') !== null,
    // An index beside the fields has no room.
    columns: document.querySelectorAll('.record-form-columns').length,
  }).toEqual({ cards: 3, tables: 0, width: '100%', isOfPhones: true, columns: 0 });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await heard();
});

