import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { sameText } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createFormDescription, createFormPublish } from './index.ts';

function drive() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'token',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  return { ...ports, dependencies: { client, clock: ports.clock } };
}

const form = {
  title: { 'zh-CN': '船只', 'en-US': 'Boats' },
  fields: [{ key: 'name', field: { type: 'text', label: { 'zh-CN': '船名' }, maximumLength: 50 } }],
  labelKey: 'name',
};

describe('the description of a form', () => {
  it('is a resource that calls by the version which was read; what cannot be read says so, and is asked for again', async () => {
    const { http, dependencies } = drive();
    const description = createFormDescription({ ...dependencies, code: 'boat' });
    const path = '/online/cgform/api/boat/description';
    http.take(path).succeed({ code: 'boat', version: 2, form: { ...form, script: 'alert(1)' } });
    await settled();
    expect(description.facts()).toMatchObject({
      status: 'failed',
      failure: { 'en-US': 'The definition of this form needs a newer program; reload the page' },
      resource: null,
    });
    description.send({ type: 'description.retry' });
    http.take(path).succeed({ code: 'boat', version: 3, form });
    await settled();
    expect(description.facts()).toMatchObject({
      status: 'loaded',
      failure: null,
      resource: { name: 'online:boat', callPath: '/online/cgform/api/boat@3', labelField: 'name' },
    });
  });
});

describe('publishing a form', () => {
  const add = { kind: 'add', text: '新增字段“船名”' } as const;
  const plan = { digest: 'a'.repeat(64), version: 2, items: [add] };

  it('shows its plan first, carries out that plan alone, and reads it anew where it is refused', async () => {
    const { http, dependencies } = drive();
    const publish = createFormPublish({ ...dependencies, id: 'f1' });
    const told: unknown[] = [];
    publish.on(({ notice }) => told.push(notice));
    publish.send({ type: 'form.publish' });
    http.take('/online/cgform/head/check').succeed(plan);
    await settled();
    expect(publish.facts()).toMatchObject({ status: 'loaded', plan, canPublish: true });

    publish.send({ type: 'note.change', note: '第二版' });
    publish.send({ type: 'form.publish' });
    publish.send({ type: 'form.publish' });
    expect([publish.facts().isPublishing, publish.facts().canPublish]).toEqual([true, false]);
    const call = http.take('/online/cgform/head/publish');
    expect(JSON.parse(call.request.body ?? '')).toEqual({ id: 'f1', digest: plan.digest, note: '第二版' });
    call.reject('草稿已被他人修改，请重新检查');
    await settled();
    expect(publish.facts()).toMatchObject({ refusal: sameText('草稿已被他人修改，请重新检查'), note: '第二版' });
    http.take('/online/cgform/head/check').succeed({ ...plan, digest: 'b'.repeat(64) });
    await settled();
    publish.send({ type: 'form.publish' });
    http.take('/online/cgform/head/publish').succeed({ version: 2, path: '/online/cgformList/boat' }, '已发布第 2 版');
    await settled();
    expect([told, http.pending()]).toEqual([[{ level: 'success', text: sameText('已发布第 2 版') }], 0]);
  });

  it('gives each role the rights that were chosen, and all where both were', async () => {
    const { http, dependencies } = drive();
    const publish = createFormPublish({ ...dependencies, id: 'f1' });
    http.take('/online/cgform/head/check').succeed(plan);
    await settled();
    publish.send({ type: 'roles.change', rights: 'view', roles: 'reader,clerk' });
    publish.send({ type: 'roles.change', rights: 'all', roles: 'clerk' });
    publish.send({ type: 'form.publish' });
    expect(JSON.parse(http.take('/online/cgform/head/publish').request.body ?? '')).toMatchObject({
      roles: [
        { id: 'reader', rights: 'view' },
        { id: 'clerk', rights: 'all' },
      ],
    });
  });

  it('is not possible while the plan refuses something', async () => {
    const { http, dependencies } = drive();
    const publish = createFormPublish({ ...dependencies, id: 'f1' });
    http.take('/online/cgform/head/check').succeed({ ...plan, items: [add, { kind: 'refuse', text: '类型不能更改' }] });
    await settled();
    publish.send({ type: 'form.publish' });
    expect([publish.facts().canPublish, http.pending()]).toEqual([false, 0]);
  });
});
