import { expect, it } from 'vitest';

import { createCore, defaultCoreConfig } from '../../../../index.ts';
import { namingResources, resources, retireeResource } from '../../../../resources/index.ts';
import { fakePorts, settled } from '../../../../testing/index.ts';
import { createRecordDossier } from './record-dossier.service.ts';

const granted = ['retiree:list', 'activitySignUp:list', 'certification:list'].map((action) => ({ action }));
const ISSUED = { userInfo: { id: 'u1', username: 'clerk', realname: '黄敏', avatar: '' }, token: 'T1' };

async function opened() {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http.take('/sys/login').succeed(ISSUED);
  await settled();
  ports.http.take('getUserPermissionByToken').succeed({
    menu: [{ id: 'm', path: '/isps/retiree', component: 'areas/retiree', meta: { title: '退休人员' } }],
    auth: granted,
    allAuth: granted,
  });
  await settled();
  const open = () => core.open((page) => createRecordDossier({ ...page, resource: retireeResource, id: 'r1' }));
  return { ports, open };
}

const colleague = { id: 'u2', username: 'auditor', realname: '何丽华' };
const answer = (...comments: readonly string[]) => ({
  related: [{ resource: 'activitySignUp', total: 2 }],
  events: [{ resource: 'activitySignUp', id: 's1', at: '2026-11-02 10:00:00', name: '重阳登高', state: '已通过' }],
  comments: comments.map((text, place) => ({ id: `c${place}`, at: '2026-11-03 09:00:00', by: '何丽华', text })),
});

it('PAGE-24 every resource that names a retiree belongs into the dossier, none of them listed by hand', () => {
  expect(namingResources(retireeResource, resources).map(({ resource, by }) => `${resource.name}.${by}`)).toEqual([
    'activitySignUp.retireeId',
    'certification.retireeId',
    'matchWork.retireeId',
    'shopOrder.retireeId',
    'squarePost.retireeId',
  ]);
});

it('PAGE-24 tells by one call what the record has, of resources that the person may list, with a time line that leads there', async () => {
  const { ports, open } = await opened();
  const dossier = open();
  const before = dossier.facts().tabs.map(({ link, total }) => [link.key, total]);
  const call = ports.http.take('/sys/record/dossier');
  call.succeed(answer('照片缺一张'));
  await settled();
  const { status, tabs, events, comments } = dossier.facts();
  expect({
    before,
    status,
    tabs: tabs.map(({ link, total }) => [link.key, total]),
    events,
    pending: ports.http.pending(),
  }).toEqual({
    before: [
      ['activitySignUp', null],
      ['certification', null],
    ],
    status: 'loaded',
    tabs: [
      ['activitySignUp', 2],
      ['certification', null],
    ],
    events: [
      {
        ...answer().events[0],
        label: { 'zh-CN': '报名', 'en-US': 'Sign-up' },
        path: '/isps/activitySignUp?record=s1',
      },
    ],
    pending: 0,
  });
  expect(comments.map(({ text }) => text)).toEqual(['照片缺一张']);
});

it('PAGE-24 a comment names colleagues, is kept until it is sent, and names those alone who stand in it still', async () => {
  const { ports, open } = await opened();
  const first = open();
  ports.http.take('/sys/record/dossier').succeed(answer());
  await settled();
  first.send({ type: 'colleagues.search', words: '何' });
  ports.clock.advance(200);
  await settled();
  ports.http.take('/sys/record/colleague').succeed([colleague]);
  await settled();
  const offered = first.facts().colleagues;
  first.send({ type: 'comment.mention', person: colleague });
  first.send({ type: 'comment.mention', person: { id: 'u3', username: 'officer', realname: '周洁' } });
  first.send({ type: 'comment.type', text: '@何丽华 照片缺一张' });
  first.dispose();

  const second = open();
  ports.http.take('/sys/record/dossier').succeed(answer());
  await settled();
  const kept = second.facts().text;
  second.send({ type: 'comment.send' });
  await settled();
  const refusedCall = ports.http.take('/sys/record/comment');
  const sent: unknown = JSON.parse(refusedCall.request.body ?? '');
  refusedCall.reject('有同事看不到这条数据');
  await settled();
  const refused = [second.facts().text, second.facts().refusal?.['zh-CN'], second.facts().isSending];
  second.send({ type: 'comment.send' });
  second.send({ type: 'comment.send' });
  await settled();
  ports.http
    .take('/sys/record/comment')
    .succeed({ id: 'c1', at: '2026-11-03 09:00:00', by: '黄敏', text: '照片缺一张' });
  await settled();
  ports.http.take('/sys/record/dossier').succeed(answer('照片缺一张'));
  await settled();
  expect({
    offered,
    kept,
    sent,
    refused,
    left: second.facts().text,
    shown: second.facts().comments.length,
    pending: ports.http.pending(),
  }).toEqual({
    offered: [colleague],
    kept: '@何丽华 照片缺一张',
    sent: { resource: 'retiree', id: 'r1', text: '@何丽华 照片缺一张', mentioned: ['u2'] },
    refused: ['@何丽华 照片缺一张', '有同事看不到这条数据', false],
    left: '',
    shown: 1,
    pending: 0,
  });
  second.dispose();
  const third = open();
  expect(third.facts().text).toBe('');
});
