import { expect, it } from 'vitest';
import * as v from 'valibot';

import { minutes } from '@evergreen/core/kernel';
import {
  callPath,
  exportColumns,
  formatSuperQuery,
  importFieldsOf,
  isOffered,
  resources,
  type Resource,
} from '@evergreen/core/resources';

import { fileForm } from '../../../../test/import-form.ts';
import { describeApplication } from '../../../../test/test-application.ts';

const NEVER = '0'.repeat(32);
const total = v.object({ total: v.number() });

describeApplication('every list that a description makes', (application) => {
  const asAdministrator = async () => {
    const { app, call, clock, signIn } = application();
    const token = await signIn('admin');
    const headers = { 'x-access-token': token, 'accept-language': 'zh-CN' };
    return {
      list: async (resource: Resource, query: string) => {
        const { envelope } = await call({
          method: 'GET',
          url: `${callPath(resource)}/list?pageSize=1&${query}`,
          token,
        });
        return envelope.success ? v.parse(total, envelope.result).total : envelope.message;
      },
      file: async (resource: Resource, path: string) => {
        // So many files a minute and person.
        clock.advance(minutes(1));
        const answer = await app.inject({ method: 'GET', url: `/api${callPath(resource)}/${path}`, headers });
        return { status: answer.statusCode, content: answer.rawPayload };
      },
      check: async (resource: Resource, file: Buffer) => {
        const { payload, headers: type } = fileForm(file);
        return call({ method: 'POST', url: `${callPath(resource)}/importCheck`, token, payload, headers: type });
      },
    };
  };

  it('LIST-06 gives its rows as a file under its own headings, and takes the file that its template begins', async () => {
    const { file, check } = await asAdministrator();
    const found: unknown[] = [];
    const wanted: unknown[] = [];
    for (const resource of resources.filter((one) => isOffered(one, 'export'))) {
      const { status, content } = await file(resource, `exportXls?format=csv&selections=${NEVER}`);
      found.push([resource.name, status, content.toString('utf8').replace('\ufeff', '').trimEnd().split('\r\n')]);
      const headings = exportColumns(resource).flatMap(({ label, isUsual }) => (isUsual ? [label['zh-CN']] : []));
      wanted.push([resource.name, 200, [expect.stringContaining(headings[0] ?? '')]]);
    }
    expect(found).toEqual(wanted);

    const read: unknown[] = [];
    for (const resource of resources.filter((one) => isOffered(one, 'import'))) {
      const template = await file(resource, 'importTemplate?format=xlsx');
      const { status, envelope } = await check(resource, template.content);
      read.push([resource.name, template.status, status, envelope.message, importFieldsOf(resource).length > 0]);
    }
    expect(read).toEqual(
      resources.filter((one) => isOffered(one, 'import')).map(({ name }) => [name, 200, 200, '操作成功！', true]),
    );
  });

  it('LIST-07 answers an advanced query over its rows', async () => {
    const { list } = await asAdministrator();
    const asked = (rule: 'ge' | 'lt') => {
      const query = formatSuperQuery({ all: [{ field: 'createTime', rule, value: '2000-01-01 00:00:00' }] });
      return new URLSearchParams({ ...query, total: 'exact' }).toString();
    };
    const found: unknown[] = [];
    const wanted: unknown[] = [];
    for (const resource of resources) {
      // A tree without a search holds its top alone, and one with a query rows of every level.
      const all = resource.tree === undefined ? await list(resource, 'total=exact') : await list(resource, asked('ge'));
      found.push([resource.name, await list(resource, asked('ge')), await list(resource, asked('lt'))]);
      wanted.push([resource.name, all, 0]);
    }
    expect(found).toEqual(wanted);
    expect(found.length).toBeGreaterThan(40);
  });
});
