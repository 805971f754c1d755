import { createRecordActions } from '@evergreen/core/records/actions';
import { defaultListQuery } from '@evergreen/core/records/list';
import { createRecordReview } from '@evergreen/core/records/review';
import { resourceEndpoints, squarePostResource as resource } from '@evergreen/core/resources';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { RecordActions } from '../record-actions/index.ts';
import { RecordReview } from './record-review.tsx';

beforeAll(() => import('../record-actions/action-question.tsx'), 120_000);

const post = (id: string) => ({
  id,
  version: 1,
  summary: `帖子${id}`,
  authorName: '王秀英',
  auditStatus: '0',
  status: '0',
  isTop: 'N',
  isHot: 'N',
  video: 'temp/旧河道.mp4',
});

async function opened(...ids: readonly string[]) {
  const stage = await signedIn('squarePost:list', 'squarePost:audit');
  const actions = stage.core.open((page) => createRecordActions({ ...page, resource }));
  const scope = { endpoint: resourceEndpoints(resource).list, fixed: {} };
  const query = defaultListQuery(resource);
  const review = stage.core.open((page) => createRecordReview({ ...page, resource, query, scope, actions }));
  const { http } = stage.ports;
  http.take('/squarePost/list').succeed({ records: ids.map(post), total: ids.length, size: 100, current: 1, pages: 1 });
  drawWidget(
    stage,
    <>
      <RecordReview resource={resource} review={review} canReveal={false} onGone={() => undefined} />
      <RecordActions actions={actions} />
    </>,
  );
  await heard();
  const read = async (id: string) => {
    http.take(`id=${id}`).succeed(post(id));
    await heard();
  };
  return { http, read, user: newUser() };
}

const press = (key: string, more: Readonly<Record<string, boolean>> = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });

it('PAGE-26 shows one record with its documents beside it, and leads on, back and to a decision by keys, reasons being taken from templates', async () => {
  const { http, read, user } = await opened('a', 'b');
  await read('a');
  const dialog = within(screen.getByRole('dialog', { name: /逐条审核帖子/u }));
  const first = dialog.getByRole('heading', { level: 2 }).textContent;
  const materials = within(dialog.getByRole('complementary', { name: '材料' }));
  await materials.findByRole('button', { name: /旧河道/u });
  press('j');
  await read('b');
  const second = [dialog.getByRole('heading', { level: 2 }).textContent, dialog.getByRole('status').textContent];
  press('K');
  await read('a');
  // A held key decides about one record.
  press('1', { repeat: true });
  press('2', { ctrlKey: true });
  const untouched = http.pending();
  press('2');
  const title = await screen.findByText('驳回“帖子a”？');
  const question = within(title.closest<HTMLElement>('[role=dialog]') ?? document.body);
  // What lies over the record has the keys.
  press('j');
  const phrases = within(await question.findByRole('group', { name: '常用内容' }));
  await user.click(phrases.getByRole('button', { name: '含有广告或联系方式' }));
  fireEvent.keyDown(question.getByRole('textbox', { name: '驳回原因' }), { key: 'Enter', ctrlKey: true });
  await heard();
  const call = http.take('/squarePost/reject');
  call.succeed({ rows: [{ id: 'a', version: 2 }] });
  await heard();
  await read('b');
  expect({
    first,
    second,
    untouched,
    asked: JSON.parse(call.request.body ?? ''),
    next: dialog.getByRole('heading', { level: 2 }).textContent,
    count: dialog.getByText('已处理 1 项').textContent,
  }).toEqual({
    first: '帖子a',
    second: ['帖子b', '第 2 项，共 2 项 帖子b'],
    untouched: 0,
    asked: { rows: [{ id: 'a', version: 1 }], asked: { auditReason: '含有广告或联系方式' } },
    next: '帖子b',
    count: '已处理 1 项',
  });
});

it('PAGE-26 says when everything is decided, and takes back each decision', async () => {
  const { http, read, user } = await opened('a');
  await read('a');
  await user.click(screen.getByRole('button', { name: /审核通过/u }));
  http.take('/squarePost/pass').succeed({ rows: [{ id: 'a', version: 2 }] });
  await heard();
  const finished = screen.getByText('看完了，已处理 1 项').textContent;
  act(() => void press('k'));
  await read('a');
  const banner = within(screen.getByRole('alert'));
  const decided = banner.getByText('已处理：审核通过').textContent;
  await user.click(banner.getByRole('button', { name: /撤\s?销/u }));
  http.take('/pass/undo').succeed({ rows: [{ id: 'a', version: 3 }] });
  await heard();
  expect([finished, decided, screen.queryByText('已处理：审核通过')]).toEqual([
    '看完了，已处理 1 项',
    '已处理：审核通过',
    null,
  ]);
});

it('says that nothing waits', async () => {
  await opened();
  expect(screen.getByText('没有待处理的内容')).toBeDefined();
});
