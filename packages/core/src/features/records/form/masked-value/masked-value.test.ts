import { expect, it } from 'vitest';

import { localized } from '../../../../kernel/index.ts';
import { createHttpClient } from '../../../../http/index.ts';
import { defineResource } from '../../../../resources/index.ts';
import { fakePorts, settled } from '../../../../testing/index.ts';
import { createMaskedValue } from './masked-value.service.ts';

const person = localized('人员', 'Person');
const personResource = defineResource({
  name: 'person',
  path: '/isps/person',
  title: person,
  singular: person,
  permissionPrefix: 'person',
  labelField: 'name',
  lookup: 'nobody',
  defaultSorter: { column: 'createTime', order: 'desc' },
  fields: {
    name: { type: 'text', label: localized('姓名', 'Name'), maximumLength: 30 },
    phone: { type: 'text', label: localized('手机', 'Mobile'), maximumLength: 11, mask: 'phone' },
  },
});

it('is read for a reason, shown, and forgotten; a failure keeps the reason', async () => {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const value = createMaskedValue({ client, clock: ports.clock, resource: personResource, id: 'p1', field: 'phone' });
  const seen = [value.facts()];
  const note = () => seen.push(value.facts());
  value.send({ type: 'value.ask' });
  value.send({ type: 'reason.submit' });
  note();
  value.send({ type: 'reason.change', reason: ' 电话回访 ' });
  value.send({ type: 'reason.submit' });
  note();
  ports.http.take('/isps/person/reveal').reject('没有权限');
  await settled();
  note();
  value.send({ type: 'reason.submit' });
  const { request, succeed } = ports.http.take('/isps/person/reveal');
  succeed('13800001234');
  await settled();
  note();
  value.send({ type: 'value.hide' });
  note();
  const hidden = { status: 'masked', reason: '', error: null, value: null };
  expect([seen, request.method, JSON.parse(request.body ?? '')]).toEqual([
    [
      hidden,
      {
        status: 'asking',
        reason: '',
        error: localized('请填写查看原因（2–200 个字）', 'Enter the reason (2 to 200 characters)'),
        value: null,
      },
      { status: 'reading', reason: ' 电话回访 ', error: null, value: null },
      { status: 'asking', reason: ' 电话回访 ', error: expect.objectContaining({ 'zh-CN': '没有权限' }), value: null },
      { status: 'shown', reason: ' 电话回访 ', error: null, value: '13800001234' },
      hidden,
    ],
    'POST',
    { id: 'p1', field: 'phone', reason: '电话回访' },
  ]);
});
