import * as v from 'valibot';
import { expect, it } from 'vitest';

import { createCore, defaultCoreConfig } from '../../../index.ts';
import {
  resourceEndpoints,
  resourceRowSchema,
  squarePostResource,
  type ResourceRow,
} from '../../../resources/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createRecordActions } from '../actions/index.ts';
import { defaultListQuery } from '../list/index.ts';
import { isReviewable } from './record-review.model.ts';
import { createRecordReview } from './record-review.service.ts';

const DICTIONARIES = { audit_status: [{ value: '1', text: '已通过' }] };

const ACTED = v.object({ rows: v.array(v.object({ id: v.string() })) });
const COUNTS = { status: '0', isTop: 'N', isHot: 'N' };

function post(id: string, auditStatus = '0'): ResourceRow {
  const texts = { authorName: '王秀英', summary: `帖子${id}` };
  return v.parse(resourceRowSchema(squarePostResource), { id, version: 1, ...texts, auditStatus, ...COUNTS });
}

function pageOf(records: readonly ResourceRow[], total = records.length) {
  return { records, total, size: 100, current: 1, pages: 1 };
}

async function opened(waiting: readonly string[] = [], all = waiting.length) {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  const userInfo = { id: 'u1', username: 'clerk', realname: '黄敏', avatar: '' };
  ports.http.take('/sys/login').succeed({ token: 'T1', userInfo, sysAllDictItems: DICTIONARIES });
  await settled();
  const auth = [{ action: 'squarePost:list' }, { action: 'squarePost:audit' }];
  ports.http.take('getUserPermissionByToken').succeed({
    menu: [{ id: 'm', path: '/isps/squarePost', component: 'areas/squarePost', meta: { title: '广场帖子' } }],
    auth,
    allAuth: auth,
  });
  await settled();
  const resource = squarePostResource;
  const actions = core.open((page) => createRecordActions({ ...page, resource }));
  const query = { ...defaultListQuery(resource), search: { auditStatus: '0' } };
  const scope = { endpoint: resourceEndpoints(resource).list, fixed: { topicId: 't1' } };
  const review = core.open((page) => createRecordReview({ ...page, resource, query, scope, actions }));
  const list = ports.http.take('/isps/squarePost/list');
  list.succeed(
    pageOf(
      waiting.map((id) => post(id)),
      all,
    ),
  );
  await settled();
  const read = async (auditStatus = '0') => {
    const call = ports.http.take('/isps/squarePost/queryById');
    const id = /[?&]id=(\w+)/u.exec(call.request.url)?.[1] ?? '';
    call.succeed(post(id, auditStatus));
    await settled();
  };
  const shown = () => {
    const { status, place, total, name, decided, decidedCount } = review.facts();
    return [status, `${place} / ${total}`, name, decided?.label['zh-CN'] ?? null, decidedCount];
  };
  const decide = async (action: 'pass' | 'reject', version = 2) => {
    review.send({ type: 'review.decide', action });
    if (action === 'reject') {
      actions.send({ type: 'answer.change', key: 'auditReason', value: '图片不清楚' });
      actions.send({ type: 'action.confirm' });
    }
    const call = ports.http.take(`/isps/squarePost/${action}`);
    const { rows } = v.parse(ACTED, JSON.parse(call.request.body ?? ''));
    call.succeed({ rows: rows.map(({ id }) => ({ id, version })) });
    await settled();
    return rows.map(({ id }) => id);
  };
  return { ports, review, actions, list, read, shown, decide };
}

it('PAGE-26 what waits is read one after the other in the order and by the conditions of the list, and what is decided leads to the next', async () => {
  const { review, list, read, shown, decide } = await opened(['a', 'b', 'c']);
  const asked = new URL(list.request.url, 'http://host').searchParams;
  const before = review.facts().decisions.map(({ key, digit, isReady }) => [key, digit, isReady]);
  await read();
  const ready = review.facts().decisions.map(({ isReady }) => isReady);
  const story = [shown()];
  review.send({ type: 'review.step', direction: 1 });
  await read();
  story.push(shown());
  const passed = await decide('pass');
  await read();
  story.push(shown());
  const rejected = await decide('reject');
  await read();
  // What was passed over waits still.
  story.push(shown());
  await decide('pass');
  story.push(shown());
  expect({
    asked: [asked.get('auditStatus'), asked.get('topicId'), asked.get('pageSize')],
    before,
    ready,
    passed,
    rejected,
    story,
    form: review.facts().form,
  }).toEqual({
    asked: ['0', 't1', '100'],
    before: [
      ['pass', '1', false],
      ['reject', '2', false],
    ],
    ready: [true, true],
    passed: ['b'],
    rejected: ['c'],
    story: [
      ['reading', '1 / 3', '帖子a', null, 0],
      ['reading', '2 / 3', '帖子b', null, 0],
      ['reading', '3 / 3', '帖子c', null, 1],
      ['reading', '1 / 3', '帖子a', null, 2],
      ['finished', '0 / 3', '', null, 3],
    ],
    form: null,
  });
});

it('PAGE-26 each decision can be taken back where the record stands, which is shown again as one that waits', async () => {
  const { ports, review, read, shown, decide } = await opened(['a', 'b']);
  await read();
  await decide('pass');
  await read();
  await decide('pass');
  review.send({ type: 'review.step', direction: -1 });
  review.send({ type: 'review.step', direction: -1 });
  ports.http.take('id=b');
  await read('1');
  const decided = shown();
  const obstacles = review.facts().decisions.map(({ isReady, obstacle }) => [isReady, obstacle?.['zh-CN'] ?? null]);
  review.send({ type: 'review.undo' });
  const undo = ports.http.take('/isps/squarePost/pass/undo');
  undo.succeed({ rows: [{ id: 'a', version: 3 }] });
  await settled();
  expect({ decided, obstacles, undone: JSON.parse(undo.request.body ?? ''), after: shown() }).toEqual({
    decided: ['reading', '1 / 2', '帖子a', '审核通过', 2],
    obstacles: [
      [false, expect.stringContaining('已通过')],
      [true, null],
    ],
    undone: { rows: [{ id: 'a', version: 2 }] },
    after: ['reading', '1 / 2', '帖子a', null, 1],
  });
});

it('reads on where more wait than were read, and again after a failure', async () => {
  const { ports, review, read, shown, decide } = await opened(['a', 'b'], 3);
  await read();
  await decide('pass');
  await read();
  review.send({ type: 'review.step', direction: 1 });
  const reading = shown();
  ports.http.take('/isps/squarePost/list').reject('服务器忙');
  await settled();
  const failed = [shown()[0], review.facts().failure?.['zh-CN']];
  review.send({ type: 'review.retry' });
  ports.http.take('/isps/squarePost/list').succeed(pageOf([post('b'), post('c')]));
  await settled();
  await read();
  const third = shown();
  review.send({ type: 'review.step', direction: -1 });
  expect({ reading, failed, third, again: shown() }).toEqual({
    reading: ['loading', '0 / 3', '', null, 1],
    failed: ['failed', '服务器忙'],
    third: ['reading', '3 / 3', '帖子c', null, 1],
    again: ['reading', '2 / 3', '帖子b', null, 1],
  });
});

it('is offered where a list shows what waits for a decision that the person may take', async () => {
  const { actions } = await opened();
  const { offered } = actions.facts();
  const shownBy = (search: Readonly<Record<string, string>>) => isReviewable(squarePostResource, { search }, offered);
  expect([shownBy({ auditStatus: '0' }), shownBy({}), shownBy({ status: '0' })]).toEqual([true, false, false]);
  expect(isReviewable(squarePostResource, { search: { auditStatus: '0' } }, [])).toBe(false);
});
