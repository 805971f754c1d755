import { createRecordActions } from '@evergreen/core/records/actions';
import { certificationResource, type Resource, activityResource } from '@evergreen/core/resources';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { newUser } from '../../../testing/new-user.ts';
import { RecordActions } from './index.ts';

beforeAll(() => import('./action-question.tsx'), 120_000);

async function drawn(resource: Resource, ...granted: readonly string[]) {
  const stage = await signedIn(...granted);
  const actions = stage.core.open((page) => createRecordActions({ ...page, resource }));
  drawWidget(stage, <RecordActions actions={actions} />);
  return { actions, http: stage.ports.http, clock: stage.ports.clock, user: newUser() };
}

const application = { id: 'c1', version: 1, name: 'RZ001' };
const other = { id: 'c2', version: 4, name: 'RZ002' };

it('RES-02 asks what an action needs to know of all its rows, names those that stand in the way, and goes on with the others', async () => {
  const { actions, http, user } = await drawn(certificationResource, 'certification:audit');
  act(() => actions.send({ type: 'action.start', action: 'reject', rows: [application, other] }));
  const dialog = within(await screen.findByRole('dialog', { name: /驳回 2 项/u }));
  const names = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  const reason = await dialog.findByRole('textbox', { name: '驳回原因' });
  await user.click(dialog.getByRole('button', { name: /^驳\s?回$/u }));
  await heard();
  expect({ names, said: dialog.getByText('请输入驳回原因').textContent, calls: http.pending() }).toEqual({
    names: ['RZ001', 'RZ002'],
    said: '请输入驳回原因',
    calls: 0,
  });

  fill(reason, '照片不清楚');
  await user.click(dialog.getByRole('button', { name: /^驳\s?回$/u }));
  await heard();
  const call = http.take('/isps/certification/reject');
  expect(JSON.parse(call.request.body ?? '')).toEqual({
    rows: [
      { id: 'c1', version: 1 },
      { id: 'c2', version: 4 },
    ],
    asked: { reason: '照片不清楚' },
  });
  call.reject('2 项中有 1 项不能驳回，没有改变任何数据', 500, undefined, [{ id: 'c2', reason: '审核状态为“已通过”' }]);
  await heard();
  const refusal = within(
    (await screen.findByText('不能驳回')).closest<HTMLElement>('[role="dialog"]') ?? document.body,
  );
  expect(refusal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['RZ002审核状态为“已通过”']);
  await user.click(refusal.getByRole('button', { name: '驳回其余 1 项' }));
  await heard();
  expect(JSON.parse(http.take('/isps/certification/reject').request.body ?? '')).toEqual({
    rows: [{ id: 'c1', version: 1 }],
    asked: { reason: '照片不清楚' },
  });
});

it('LIST-13 a deletion is undone by its button or by Ctrl and Z, for ten seconds', async () => {
  const { actions, http, clock, user } = await drawn(activityResource, 'activity:delete');
  const text = { 'zh-CN': '删除成功！', 'en-US': 'Deleted' };
  const offer = () =>
    act(() => actions.send({ type: 'undo.offer', undo: { action: null, rows: [application], text } }));
  offer();
  expect(screen.getByRole('status').textContent).toContain('删除成功！');
  await user.click(screen.getByRole('button', { name: /撤\s?销/u }));
  const first = http.take('/undoDelete');
  first.succeed({ rows: [{ id: 'c1', version: 2 }] });
  await heard();
  const gone = screen.queryByText('删除成功！');
  offer();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  const second = http.take('/undoDelete');
  second.succeed({ rows: [{ id: 'c1', version: 3 }] });
  await heard();
  offer();
  act(() => clock.advance(10_000));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect({
    gone,
    bodies: [first, second].map(({ request }) => JSON.parse(request.body ?? '')),
    late: [screen.queryByText('删除成功！'), http.pending()],
  }).toEqual({
    gone: null,
    bodies: [{ rows: [{ id: 'c1', version: 1 }] }, { rows: [{ id: 'c1', version: 1 }] }],
    late: [null, 0],
  });
});
