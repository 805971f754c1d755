import sharp from 'sharp';
import * as v from 'valibot';

import {
  actionEndpoint,
  callPath,
  isOffered,
  resourceByName,
  type FieldValue,
  type Resource,
} from '@evergreen/core/resources';

import type { TestApplication } from './test-application.ts';

const row = v.looseObject({ id: v.string(), version: v.number() });
const page = v.object({ records: v.array(row), total: v.number() });
type Row = v.InferOutput<typeof row>;
type Values = Readonly<Record<string, FieldValue>>;

/** What is done to rows of a page, from adding one to bringing it back. */
export interface ResourceJourney {
  /** The requirement that the resources of one journey show together. */
  readonly requirement: string;
  readonly resource: string;
  /** A new row; nothing where rows come from elsewhere. References are given by the name of their resource: the first row is taken. */
  readonly values?: Values;
  readonly references?: Readonly<Record<string, string>>;
  /** Of which the first is taken; any if left out. */
  readonly among?: Values;
  readonly pictures?: readonly string[];
  readonly change: Values;
  /** An action on the new row, or on a seeded one that it can be taken for: what nobody may do to rows of their own. */
  readonly act?: { readonly action: string; readonly asked?: Values; readonly isOnSeeded?: boolean };
}

/** The calls of one person about one resource. Each ends the test unless the server says yes. */
async function deskOf({ call, signIn }: TestApplication, resource: Resource, username: string) {
  const token = await signIn(username);
  const path = callPath(resource);
  const said = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
    if (!answer.envelope.success) throw new Error(`${method} ${url}: ${answer.envelope.message}`);
    return answer.envelope.result;
  };
  const list = async (search: Values = {}, of = path) => {
    const query = new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]));
    return v.parse(page, await said('GET', `${of}/list?pageSize=30&${query}`));
  };
  return {
    list,
    add: async (values: Values) => v.parse(row, await said('POST', `${path}/add`, values)),
    read: async (id: string) => v.parse(row, await said('GET', `${path}/queryById?id=${id}`)),
    edit: async (values: object) => v.parse(row, await said('PUT', `${path}/edit`, values)),
    act: (action: string, { id, version }: Row, asked: Values = {}) =>
      said('PUT', actionEndpoint(resource, action).path, { rows: [{ id, version }], asked }),
    remove: ({ id }: Row) => said('DELETE', `${path}/delete?id=${id}`),
    undoRemoval: ({ id }: Row, version: number) => said('PUT', `${path}/undoDelete`, { rows: [{ id, version }] }),
    firstOf: async (name: string, search: Values = {}) => {
      const other = resourceByName(name);
      const [first] = other === undefined ? [] : (await list(search, callPath(other))).records;
      if (first === undefined) throw new Error(`There is no row of ${name}.`);
      return first.id;
    },
    async picture() {
      const content = await sharp({ create: { width: 12, height: 5, channels: 3, background: '#2f7d4f' } })
        .png()
        .toBuffer();
      const form = new FormData();
      form.append('biz', 'temp');
      form.append('file', new Blob([new Uint8Array(content)]), 'banner.png');
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      const { envelope } = await call({
        method: 'POST',
        url: '/sys/common/upload',
        token,
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return envelope.message;
    },
    /** The status of an attempt to add a row. */
    tries: async (values: Values) =>
      (await call({ method: 'POST', url: `${path}/add`, token, payload: values })).status,
  };
}
type Desk = Awaited<ReturnType<typeof deskOf>>;

/** What the form of a new row is filled with before anybody types. */
function initialValues({ fields }: Resource): Values {
  const filled = Object.entries(fields).flatMap(([key, { form, initial }]) =>
    form === false || initial === undefined || (typeof initial === 'object' && initial !== null)
      ? []
      : [[key, initial]],
  );
  return Object.fromEntries(filled);
}

async function newValues(
  desk: Desk,
  resource: Resource,
  { values = {}, references = {}, among = {}, pictures = [] }: ResourceJourney,
): Promise<Values> {
  const referred = await Promise.all(
    Object.entries(references).map(async ([key, name]) => [key, await desk.firstOf(name, among)] as const),
  );
  const drawn = await Promise.all(pictures.map(async (key) => [key, await desk.picture()] as const));
  return { ...initialValues(resource), ...values, ...Object.fromEntries([...referred, ...drawn]) };
}

/** Moves the row, or the first seeded one in a state that allows it, and says which state it is in then. */
async function moved(desk: Desk, resource: Resource, own: Row | undefined, act: NonNullable<ResourceJourney['act']>) {
  const move = resource.actions?.[act.action]?.move;
  if (move === undefined) throw new Error(`${act.action} moves no state.`);
  const seeded = act.isOnSeeded === true ? (await desk.list({ [move.field]: move.from[0] ?? '' })).records : [];
  const chosen = act.isOnSeeded === true ? seeded.find(({ createBy }) => createBy !== 'admin') : own;
  if (chosen === undefined) throw new Error(`No row is in the state from which ${act.action} leads.`);
  await desk.act(act.action, chosen, act.asked);
  const after = await desk.read(chosen.id);
  return { state: after[move.field], version: after.version - chosen.version };
}

/** Who takes part in a journey. The administrator writes. */
export interface JourneyPeople {
  /** Lists the rows. */
  readonly reader: string;
  /** May add none. */
  readonly stranger: string;
}

/** What comes of a journey: what the list said at each step. */
export async function walkResource(application: TestApplication, journey: ResourceJourney, people: JourneyPeople) {
  const resource = resourceByName(journey.resource);
  if (resource === undefined) throw new Error(`There is no resource ${journey.resource}.`);
  const admin = await deskOf(application, resource, 'admin');
  const reader = await deskOf(application, resource, people.reader);
  const stranger = await deskOf(application, resource, people.stranger);
  const seen = (await reader.list()).total;
  const values = await newValues(admin, resource, journey);
  const refused = isOffered(resource, 'add') ? await stranger.tries(values) : 403;
  const act = journey.act;
  if (!isOffered(resource, 'add'))
    return { seen: seen > 0, refused, moved: act === undefined ? null : await moved(admin, resource, undefined, act) };
  const added = await admin.add(values);
  const edited = await admin.edit({ ...added, ...journey.change });
  const state = act === undefined ? null : await moved(admin, resource, edited, act);
  const before = (await reader.list()).total;
  await admin.remove(edited);
  const gone = (await reader.list()).total;
  const last = await admin.read(edited.id).catch(() => undefined);
  const after = act === undefined || act.isOnSeeded === true ? edited.version : edited.version + 1;
  await admin.undoRemoval(edited, after + 1);
  const back = await admin.read(edited.id);
  const changed = Object.fromEntries(Object.keys(journey.change).map((key) => [key, back[key]]));
  return {
    seen: seen > 0,
    refused,
    moved: state,
    steps: [before - seen, gone - seen, (await reader.list()).total - seen],
    last,
    changed,
  };
}

/** What has to come of a journey whose rows are seeded, too, unless `isSeeded` says otherwise. */
export function expectedOfJourney(journey: ResourceJourney, isSeeded = true) {
  const resource = resourceByName(journey.resource);
  const move = journey.act === undefined ? undefined : resource?.actions?.[journey.act.action]?.move;
  const isAdded = resource !== undefined && isOffered(resource, 'add');
  return {
    seen: isSeeded,
    refused: 403,
    moved: move === undefined ? null : { state: move.to, version: 1 },
    ...(isAdded ? { steps: [1, 0, 1], last: undefined, changed: journey.change } : {}),
  };
}
