import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized } from '../../../kernel/index.ts';
import { checkRuleResource } from '../../../resources/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createRecordReader } from './record-reader.service.ts';

function drive() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  return {
    reader: createRecordReader({ client, clock: ports.clock, resource: checkRuleResource, id: 'r1' }),
    http: ports.http,
  };
}

it('reads a row, says why it cannot, and reads it again on request', async () => {
  const { reader, http } = drive();
  expect(reader.facts()).toEqual({ status: 'loading', failure: null, row: null });
  http.take('/sys/checkRule/queryById').reject('维护中');
  await settled();
  expect(reader.facts()).toEqual({ status: 'failed', failure: localized('维护中', '维护中'), row: null });
  reader.send({ type: 'row.retry' });
  const row = {
    id: 'r1',
    ruleName: '邮政编码',
    ruleCode: 'postal_code',
    ruleJson: '[]',
    ruleDescription: null,
    createBy: 'admin',
    createTime: '2026-12-01 09:00:00',
    updateBy: null,
    updateTime: null,
    version: 1,
  };
  http.take('/sys/checkRule/queryById').succeed(row);
  await settled();
  expect(reader.facts()).toEqual({ status: 'loaded', failure: null, row });
});
