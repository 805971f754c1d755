import sharp from 'sharp';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import {
  actionEndpoint,
  callPath,
  resourceByName,
  isOffered,
  resources,
  type FieldValue,
  type Resource,
} from '@evergreen/core/resources';

import { describeApplication, type TestApplication } from '../../../test/test-application.ts';

const row = v.looseObject({ id: v.string(), version: v.number() });
const page = v.object({ records: v.array(row), total: v.number() });
type Row = v.InferOutput<typeof row>;
type Values = Readonly<Record<string, FieldValue>>;

/** What is done to rows of a page, from adding one to bringing it back. */
interface Journey {
  /** The requirement that the resources of one journey show together. */
  readonly requirement: string;
  readonly resource: string;
  /** A new row; nothing where rows come from elsewhere. References are given by the name of their resource: the first row is taken. */
  readonly values?: Values;
  readonly references?: Readonly<Record<string, string>>;
  readonly pictures?: readonly string[];
  readonly change: Values;
  /** An action on the new row, or on a seeded one that it can be taken for: what nobody may do to rows of their own. */
  readonly act?: { readonly action: string; readonly asked?: Values; readonly isOnSeeded?: boolean };
}

const moment = '2026-03-01 09:00:00';
const chart = { linkType: '1', position: '1', sort: 10, status: '1' };

const journeys: readonly Journey[] = [
  {
    requirement: 'PAGE-01',
    resource: 'activity',
    values: {
      title: '春季健步走',
      targetGroup: '3',
      organizerName: '江城退休人员服务中心',
      address: '东湖绿道',
      startTime: moment,
      endTime: '2026-03-01 11:00:00',
      needAudit: 'N',
      isTop: 'N',
    },
    references: { typeId: 'activityType' },
    change: { quota: 40 },
    act: { action: 'publish' },
  },
  {
    requirement: 'PAGE-01',
    resource: 'activityType',
    values: { name: '园艺', code: 'GARDEN', sort: 90, status: '1' },
    change: { remark: '春秋两季' },
  },
  {
    requirement: 'PAGE-01',
    resource: 'activitySignUp',
    values: { name: '王建国', phone: '13800001234' },
    references: { activityId: 'activity' },
    change: { remark: '需要轮椅' },
    act: { action: 'pass', isOnSeeded: true },
  },
  {
    requirement: 'PAGE-02',
    resource: 'certification',
    values: { certType: '1', method: '2', year: 2026 },
    references: { retireeId: 'retiree' },
    change: { method: '1' },
    act: { action: 'pass', asked: { validUntil: '2027-01-31' }, isOnSeeded: true },
  },
  {
    requirement: 'PAGE-03',
    resource: 'curriculum',
    values: { title: '手机摄影入门', mode: '2', isFree: 'Y', isRecommend: 'N', sort: 10 },
    references: { typeId: 'curriculumType' },
    change: { teacher: '陈国栋' },
    act: { action: 'publish' },
  },
  {
    requirement: 'PAGE-03',
    resource: 'curriculumType',
    values: { name: '园艺课', sort: 90, status: '1' },
    change: { sort: 91 },
  },
  {
    requirement: 'PAGE-04',
    resource: 'enterprise',
    values: { name: '江城第二机床厂', creditCode: '91350100M000100Y43' },
    change: { legalPerson: '周建华' },
    act: { action: 'disable' },
  },
  {
    requirement: 'PAGE-05',
    resource: 'match',
    values: { title: '重阳书法赛', organizer: '江城老年大学', signUpStart: moment, signUpEnd: '2026-04-01 09:00:00' },
    change: { sponsor: '江城市文化馆' },
    act: { action: 'openSignUp' },
  },
  {
    requirement: 'PAGE-05',
    resource: 'matchWork',
    values: { title: '行书《兰亭序》', authorName: '李秀兰' },
    references: { matchId: 'match' },
    change: { description: '四尺整张' },
    act: { action: 'pass', isOnSeeded: true },
  },
  {
    requirement: 'PAGE-06',
    resource: 'policy',
    values: { title: '关于高龄津贴的通知', content: '<p>自四月起施行。</p>', isTop: 'N', level: '3' },
    references: { typeId: 'newsType' },
    change: { docNo: '江人社〔2026〕5号' },
    act: { action: 'publish' },
  },
  {
    requirement: 'PAGE-06',
    resource: 'newsType',
    values: { name: '健康提示', code: 'B77', sort: 90, showOnHome: 'N', status: '1' },
    change: { sort: 91 },
  },
  {
    requirement: 'PAGE-06',
    resource: 'news',
    values: { title: '春季养生', content: '<p>早睡早起。</p>', isTop: 'N' },
    references: { typeId: 'newsType' },
    change: { source: '健康报' },
    act: { action: 'publish' },
  },
  {
    requirement: 'PAGE-07',
    resource: 'retiree',
    values: {
      name: '王建国',
      // A district that no county has: the number belongs to nobody. GB 11643.
      idCard: '420199195003120015',
      retireDate: '2010-04-01',
      districtCode: '420106',
      isLonely: 'N',
      isPoor: 'N',
      isModel: 'N',
      isVeteran: 'N',
      isVolunteer: 'N',
    },
    references: { enterpriseId: 'enterprise' },
    change: { community: '水果湖社区' },
    act: { action: 'moveOut' },
  },
  {
    requirement: 'PAGE-08',
    resource: 'retireGoods',
    values: { name: '保温杯', price: 39.9, isRecommend: 'N' },
    change: { brand: '长青' },
    act: { action: 'pass' },
  },
  {
    requirement: 'PAGE-08',
    resource: 'shopOrder',
    change: {},
    act: { action: 'accept', isOnSeeded: true },
  },
  ...['rotationChart', 'rotationChartShop'].map((resource) => ({
    requirement: 'PAGE-09',
    resource,
    values: { title: '重阳节', ...chart },
    pictures: ['image'],
    change: { sort: 11 },
  })),
  {
    requirement: 'PAGE-10',
    resource: 'squarePost',
    change: {},
    act: { action: 'pass', isOnSeeded: true },
  },
  {
    requirement: 'PAGE-10',
    resource: 'topic',
    values: { name: '银龄手作角', isHot: 'N', sort: 90 },
    change: { description: '说说您的一天' },
    act: { action: 'publish' },
  },
];

const requirements = [...new Set(journeys.map(({ requirement }) => requirement))];

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
    firstOf: async (name: string) => {
      const other = resourceByName(name);
      const [first] = other === undefined ? [] : (await list({}, callPath(other))).records;
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
  { values = {}, references = {}, pictures = [] }: Journey,
): Promise<Values> {
  const referred = await Promise.all(
    Object.entries(references).map(async ([key, name]) => [key, await desk.firstOf(name)] as const),
  );
  const drawn = await Promise.all(pictures.map(async (key) => [key, await desk.picture()] as const));
  return { ...initialValues(resource), ...values, ...Object.fromEntries([...referred, ...drawn]) };
}

/** Moves the row, or the first seeded one in a state that allows it, and says which state it is in then. */
async function moved(desk: Desk, resource: Resource, own: Row | undefined, act: NonNullable<Journey['act']>) {
  const move = resource.actions?.[act.action]?.move;
  if (move === undefined) throw new Error(`${act.action} moves no state.`);
  const seeded = act.isOnSeeded === true ? (await desk.list({ [move.field]: move.from[0] ?? '' })).records : [];
  const chosen = act.isOnSeeded === true ? seeded.find(({ createBy }) => createBy !== 'admin') : own;
  if (chosen === undefined) throw new Error(`No row is in the state from which ${act.action} leads.`);
  await desk.act(act.action, chosen, act.asked);
  const after = await desk.read(chosen.id);
  return { state: after[move.field], version: after.version - chosen.version };
}

/** What has to come of a journey: what the list said at each step. */
async function walk(application: TestApplication, journey: Journey) {
  const resource = resourceByName(journey.resource);
  if (resource === undefined) throw new Error(`There is no resource ${journey.resource}.`);
  const admin = await deskOf(application, resource, 'admin');
  const supervisor = await deskOf(application, resource, 'supervisor');
  const seen = (await supervisor.list()).total;
  const values = await newValues(admin, resource, journey);
  const refused = isOffered(resource, 'add') ? await supervisor.tries(values) : 403;
  const act = journey.act;
  if (!isOffered(resource, 'add'))
    return { seen: seen > 0, refused, moved: act === undefined ? null : await moved(admin, resource, undefined, act) };
  const added = await admin.add(values);
  const edited = await admin.edit({ ...added, ...journey.change });
  const state = act === undefined ? null : await moved(admin, resource, edited, act);
  const before = (await supervisor.list()).total;
  await admin.remove(edited);
  const gone = (await supervisor.list()).total;
  const last = await admin.read(edited.id).catch(() => undefined);
  const after = act === undefined || act.isOnSeeded === true ? edited.version : edited.version + 1;
  await admin.undoRemoval(edited, after + 1);
  const back = await admin.read(edited.id);
  const changed = Object.fromEntries(Object.keys(journey.change).map((key) => [key, back[key]]));
  return {
    seen: seen > 0,
    refused,
    moved: state,
    steps: [before - seen, gone - seen, (await supervisor.list()).total - seen],
    last,
    changed,
  };
}

describeApplication('business pages', (application) => {
  for (const requirement of requirements) {
    const own = journeys.filter((journey) => journey.requirement === requirement);
    it(`${requirement} rows are added, found, changed, acted upon, deleted and brought back: ${own.map(({ resource }) => resource).join(', ')}`, async () => {
      for (const journey of own) {
        const resource = resourceByName(journey.resource);
        const move = journey.act === undefined ? undefined : resource?.actions?.[journey.act.action]?.move;
        const isAdded = resource !== undefined && isOffered(resource, 'add');
        expect([journey.resource, await walk(application(), journey)]).toEqual([
          journey.resource,
          {
            seen: journey.pictures === undefined,
            refused: 403,
            moved: move === undefined ? null : { state: move.to, version: 1 },
            ...(isAdded ? { steps: [1, 0, 1], last: undefined, changed: journey.change } : {}),
          },
        ]);
      }
    });
  }
});

it('every business page has a journey, but for rows that are kept within another', () => {
  const within = ['familyMember', 'shopOrderItem'];
  const business = resources.filter(({ path, name }) => path.startsWith('/isps/') && !within.includes(name));
  expect(journeys.map(({ resource }) => resource).toSorted()).toEqual(business.map(({ name }) => name).toSorted());
});
