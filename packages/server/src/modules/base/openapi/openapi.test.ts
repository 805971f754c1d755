import { readFileSync } from 'node:fs';

import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { DEFAULT_BASE_PATH } from '@evergreen/core/contract';
import { openApiDocument } from '@evergreen/core/resources/openapi';

import { describeApplication } from '../../../../test/test-application.ts';
import { allRoutes } from '../../../app.ts';
import { accessTable } from '../../../http/access-table.ts';

/** The calls of the server that are not part of the contract. */
const BESIDE_THE_CONTRACT = ['health.read', 'openapi.read'];

const served = v.looseObject({
  openapi: v.string(),
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.looseObject({ operationId: v.string(), security: v.array(v.record(v.string(), v.array(v.string()))) }),
    ),
  ),
});

describeApplication('the OpenAPI description', (application) => {
  it('has the version of the product', () => {
    const manifest: unknown = JSON.parse(
      readFileSync(new URL('../../../../../../package.json', import.meta.url), 'utf8'),
    );
    expect(manifest).toMatchObject({ version: openApiDocument().info.version });
  });

  it('API-11 is served to who is signed in, valid by OpenAPI 3.1, with every registered call and what it needs', async () => {
    const { app, signIn } = application();
    const get = (headers: Readonly<Record<string, string>>) =>
      app.inject({ method: 'GET', url: '/api/openapi.json', headers });
    const answer = await get({ 'x-access-token': await signIn('clerk') });
    const body: unknown = JSON.parse(answer.body);
    expect([answer.statusCode, answer.headers['content-type'], (await get({})).statusCode]).toEqual([
      200,
      'application/json; charset=utf-8',
      401,
    ]);
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));

    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(answer.body));
    expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1']);

    const operations = Object.entries(v.parse(served, body).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, security }]) => ({
        name: operationId,
        call: `${method.toUpperCase()} ${DEFAULT_BASE_PATH}${path}`,
        needs: security.flatMap(({ accessToken = [] }) => ['token', ...accessToken]),
      })),
    );
    const registered = accessTable(allRoutes(application()))
      .filter(({ name }) => !BESIDE_THE_CONTRACT.includes(name))
      .map(({ name, method, url, access }) => ({
        name,
        call: `${method} ${url.replaceAll(/:(\w+)/gu, '{$1}')}`,
        needs: access.kind === 'anonymous' ? [] : ['token', ...(access.kind === 'permission' ? [access.code] : [])],
      }));
    const byName = (left: { readonly name: string }, right: { readonly name: string }) =>
      left.name.localeCompare(right.name);
    expect(operations.toSorted(byName)).toEqual(registered.toSorted(byName));
  });
});
