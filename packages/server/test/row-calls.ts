import { setImmediate } from 'node:timers/promises';

import type { InjectOptions } from 'fastify';
import * as v from 'valibot';

import { exportJob, type Endpoint } from '@evergreen/core/contract';
import { minutes } from '@evergreen/core/kernel';
import { contractEndpoints } from '@evergreen/core/resources/openapi';
import {
  actionOf,
  askedFields,
  binActions,
  binOf,
  calledActions,
  formFields,
  IMPORT_FILE_FIELD,
  maskedFields,
  offeredEndpoints,
  resources,
  undoableActions,
  weighingActions,
  type Field,
  type Resource,
  type ResourceEndpoints,
} from '@evergreen/core/resources';

import { createTableWriter } from '../src/modules/records/transfer/files/table-writer.ts';
import { rowsOf, type NamedRow, type Request, type Sent } from './named-row.ts';
import { otherCalls as others } from './other-calls.ts';
import type { TestApplication } from './test-application.ts';

/*
 * Every call that names a row, made of the contract: a call that is added there has to be told here how it names one, or why it names none.
 * Tests of scopes send each for a row out of reach and for one that never was, and compare the answers.
 */

/** A call for one row. */
export interface RowCall {
  /** Of the endpoint. */
  readonly name: string;
  readonly options: InjectOptions;
}

const namesNone: Request = () => null;
const byId: Request = (_resource, { id }) => ({ query: { id } });
const inList: Request = (_resource, { id }) => ({ query: { id, total: 'exact' } });
const valuesOf = (resource: Resource, row: NamedRow) =>
  Object.fromEntries(formFields(resource).map(([key]) => [key, row[key] ?? null]));

/** Of the calls that every resource has. What adds rows names the row that they hang under. */
const requests: Readonly<Record<keyof ResourceEndpoints, Request>> = {
  list: inList,
  queryById: byId,
  add: namesNone,
  edit: (resource, row) => ({ payload: { ...valuesOf(resource, row), id: row.id, version: row['version'] } }),
  delete: byId,
  deleteBatch: (_resource, { id }) => ({ query: { ids: `${id},${'f'.repeat(32)}` } }),
  recycleBin: inList,
  undoDelete: (_resource, row) => ({ payload: { rows: rowsOf(row) } }),
  history: byId,
  restore: (_resource, { id, version }) => ({ payload: { id, version, to: 1 } }),
  reveal: (resource, { id }) => ({ payload: { id, field: maskedFields(resource)[0], reason: '电话核对' } }),
  exportXls: (_resource, { id }) => ({ query: { selections: id, format: 'csv' } }),
  print: (_resource, { id }) => ({ query: { selections: id } }),
  startExport: (_resource, { id }) => ({ payload: { selections: id, format: 'csv', paramsStr: '{}' } }),
  importTemplate: namesNone,
  importCheck: namesNone,
  importExcel: namesNone,
};

const acting =
  (key: string): Request =>
  (resource, row) =>
    actionOf(resource, key).on === 'list'
      ? null
      : {
          payload: {
            rows: rowsOf(row),
            asked: Object.fromEntries(
              askedFields(resource, key).map(({ key: name, field }) => [name, row[name] ?? sampleOf(field)]),
            ),
          },
        };

function sampleOf(field: Field): string | number | null {
  switch (field.type) {
    case 'text':
    case 'multilineText':
      return '说明';
    case 'date':
      return '2026-12-31';
    case 'integer':
    case 'decimal':
      return field.minimum;
    default:
      return null;
  }
}

/** The calls of a resource for one of its rows. Throws for one that nobody has said of how it names a row. */
export function callsNaming(resource: Resource, row: NamedRow): readonly RowCall[] {
  const actions = new Map<string, Request>([
    ...calledActions(resource).map(([key]) => [`${resource.name}.${key}`, acting(key)] as const),
    ...undoableActions(resource).map(([key]) => [`${resource.name}.${key}.undo`, inBin] as const),
    ...weighingActions(resource).map((key) => [`${resource.name}.${key}.weigh`, byId] as const),
    ...binActions(resource).map((key) => [`${binOf(resource).name}.${key}`, inBin] as const),
  ]);
  const ofResource = new Map<string, Request>(
    Object.entries(requests).map(([key, request]) => [`${resource.name}.${key}`, request]),
  );
  return [
    ...offeredEndpoints(resource).flatMap((endpoint) => {
      const request = actions.get(endpoint.name) ?? ofResource.get(endpoint.name);
      if (request === undefined) throw new Error(`How does ${endpoint.name} name a row?`);
      return sent(endpoint, request(resource, row));
    }),
    ...otherEndpoints().flatMap((endpoint) => {
      const request = others[endpoint.name];
      return typeof request === 'function' ? sent(endpoint, request(resource, row)) : [];
    }),
  ];
}

const inBin: Request = (_resource, row) => ({ payload: { rows: rowsOf(row) } });

function sent({ name, method, path }: Endpoint, request: Sent | null): readonly RowCall[] {
  if (request === null) return [];
  const { params = {}, ...options } = request;
  const url = path.replaceAll(/:(\w+)/gu, (_, key: string) => params[key] ?? '');
  return [{ name, options: { method, url, ...options } }];
}

/** The calls that would give a resource a row which refers to another one by a field: added, changed to it, and out of a file. */
export function callsReferring(
  resource: Resource,
  row: NamedRow,
  { by, id, label }: { readonly by: string; readonly id: string; readonly label: string },
): readonly RowCall[] {
  const values = { ...valuesOf(resource, row), [by]: id };
  const form = importForm(resource, { ...values, [by]: label });
  const calls: Partial<Readonly<Record<keyof ResourceEndpoints, Sent>>> = {
    add: { payload: values },
    edit: { payload: { ...values, id: row.id, version: row['version'] } },
    importCheck: form,
    importExcel: form,
  };
  const ofResource = new Map(Object.entries(calls).map(([key, request]) => [`${resource.name}.${key}`, request]));
  return offeredEndpoints(resource).flatMap((endpoint) => sent(endpoint, ofResource.get(endpoint.name) ?? null));
}

/** A file of one row, as an import takes it, with the columns that are chosen for it: without them a check tries no row. */
export function importForm(resource: Resource, values: Readonly<Record<string, unknown>>) {
  const columns = formFields(resource).flatMap(([key]) => ((values[key] ?? null) === null ? [] : [key]));
  const writer = createTableWriter('xlsx', { name: 'rows', columns });
  writer.add(columns.map((key) => String(values[key])));
  const boundary = '----rows';
  const part = (line: string, content = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; ${line}\r\n\r\n${content}`;
  const chosen = part('name="columns"', `${JSON.stringify(columns)}\r\n`);
  const head = `${chosen}${part(`name="${IMPORT_FILE_FIELD}"; filename="rows.xlsx"`)}`;
  return {
    payload: Buffer.concat([Buffer.from(head), writer.end(), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** The endpoints beside those of resources. */
function otherEndpoints(): readonly Endpoint[] {
  const ofResources = new Set<Endpoint>(resources.flatMap(offeredEndpoints));
  // A posted call is the same route, which takes its parameters from the body.
  return Object.values(contractEndpoints())
    .flat()
    .filter((endpoint) => endpoint.posts === null && !ofResources.has(endpoint));
}

/** The calls of which nobody has said how they name a row, or why they name none, and those told of that are not there. */
export function untoldCalls(): readonly string[] {
  const names = new Set(otherEndpoints().map(({ name }) => name));
  return [
    ...[...names].filter((name) => !Object.hasOwn(others, name)),
    ...Object.keys(others).filter((name) => !names.has(name)),
  ];
}

/** Who calls, and for which tenant. */
export interface RowCaller {
  readonly token: string;
  readonly tenant: number;
}

const startedJob = v.object({ success: v.literal(true) });
const jobList = v.object({ result: v.object({ jobs: v.array(exportJob) }) });

/** What a call is answered, as it would be for any row: without the row's own id, and without what differs from call to call. */
export async function answerTo(
  { app, clock }: Pick<TestApplication, 'app' | 'clock'>,
  { token, tenant }: RowCaller,
  { name, options }: RowCall,
): Promise<string> {
  // So many files a minute and person.
  if (/xport|mport/u.test(name)) clock.advance(minutes(1));
  const send = async (asked: InjectOptions) => {
    const url = `/api${typeof asked.url === 'string' ? asked.url : ''}`;
    const headers = { ...asked.headers, 'x-access-token': token, 'tenant-id': String(tenant) };
    return app.inject({ ...asked, url, headers });
  };
  const { statusCode, body } = await send(options);
  const written = name.endsWith('.startExport') && v.is(startedJob, JSON.parse(body)) ? await exported(send) : body;
  return `${statusCode} ${written}`.replaceAll(/"timestamp":\d+/gu, '').replaceAll(/[0-9a-f]{32}/gu, 'ID');
}

/** The file of the export that was just started, when it is made. */
async function exported(send: (options: InjectOptions) => Promise<{ readonly body: string }>): Promise<string> {
  for (;;) {
    const [job] = v.parse(jobList, JSON.parse((await send({ method: 'GET', url: '/sys/exportJob/list' })).body)).result
      .jobs;
    if (job === undefined) throw new Error('The export is not listed');
    if (job.status !== 'waiting' && job.status !== 'running')
      return `${job.status} ${(await send({ method: 'GET', url: '/sys/exportJob/download', query: { id: job.id } })).body}`;
    await setImmediate();
  }
}
