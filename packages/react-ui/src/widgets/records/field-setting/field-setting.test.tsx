import { createResourcePage } from '@evergreen/core/records/page';
import { activityTypeResource } from '@evergreen/core/resources';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';

import { useFacts } from '../../../adapter/index.ts';
import { heard, signedIn, type Stage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { newUser } from '../../../testing/new-user.ts';
import { ResourceList } from '../resource-list/index.ts';
import { FieldSetting } from './index.ts';

beforeAll(() => import('../record-actions/action-question.tsx'), 120_000);

const typeRow = (number: number) => ({
  id: `t${number}`,
  version: number,
  name: `类型${number}`,
  code: `T${number}`,
  sort: number,
  status: '1',
});

/** The list, and over it the dialog for its selected rows. */
function ListAndSetting({ core }: Pick<Stage, 'core'>) {
  const [page] = useState(() => core.open((given) => createResourcePage({ ...given, resource: activityTypeResource })));
  const { overlay } = useFacts(page);
  return (
    <>
      <ResourceList page={page} />
      {overlay?.kind === 'setting' && (
        <FieldSetting page={page} ids={overlay.ids} onGone={() => page.send({ type: 'overlay.close' })} />
      )}
    </>
  );
}

it('a field of the selected rows is set: the dialog says what changes, and names the row that was refused', async () => {
  const stage = await signedIn('activityType:list', 'activityType:edit');
  const { http } = stage.ports;
  const user = newUser();
  drawWidget(stage, <ListAndSetting core={stage.core} />);
  const records = [typeRow(1), typeRow(2), typeRow(3)];
  http.take('/isps/activityType/list').succeed({ records, total: 3, size: 10, current: 1, pages: 1 });
  await heard();
  for (const box of screen.getAllByRole('checkbox').slice(-3)) await user.click(box);
  await user.click(screen.getByRole('button', { name: '设置字段' }));
  await heard();
  http.take(/activityType\/list\?.*id=t1/u).succeed({ records, total: 3, size: 100, current: 1, pages: 1 });
  await heard();
  const title = await screen.findByText('设置 3 项的一个字段');
  const dialog = within(title.closest<HTMLElement>('[role="dialog"]') ?? document.body);
  await user.click(dialog.getByRole('combobox', { name: '字段' }));
  await user.click(await screen.findByTitle('排序'));
  fill(await dialog.findByLabelText('排序'), '2');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1：1 项', '3：1 项']);
  expect(dialog.getByText('1 项已是这个值，保持不变')).not.toBeNull();

  await user.click(dialog.getByRole('button', { name: '修改 2 项' }));
  http.take('/isps/activityType/edit').succeed({ ...typeRow(1), sort: 2, version: 2 });
  await heard();
  const second = http.take('/isps/activityType/edit');
  expect(JSON.parse(second.request.body ?? '')).toEqual({ id: 't3', version: 3, sort: 2 });
  second.reject('该记录已被他人修改', 409);
  await heard();
  expect([dialog.getByText('已修改 1 项') !== null, dialog.getByRole('listitem').textContent]).toEqual([
    true,
    '类型3该记录已被他人修改',
  ]);
  await user.click(dialog.getByRole('button', { name: /^关\s?闭$/u }));
});
