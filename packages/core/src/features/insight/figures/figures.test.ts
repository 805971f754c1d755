import { expect, it } from 'vitest';

import { createCore } from '../../../create-core.ts';
import { defaultCoreConfig } from '../../../core.config.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import {
  createFigures,
  decodePeriodAddress,
  encodePeriodAddress,
  type AddressedPeriod,
  type Dashboard,
} from './index.ts';

const user = { id: 'u1', username: 'clerk', realname: '黄敏', avatar: '' };
const orders = {
  id: 'o',
  path: '/isps/shopOrder',
  component: 'areas/shopOrder',
  meta: { title: '商城订单', icon: '' },
};
const NOTHING: AddressedPeriod = { kind: 'none' };

/** A dashboard of a user who holds `permissions`; it is 15 January 2026. */
async function open(
  permissions: readonly string[],
  {
    dashboard = 'chart',
    addressed = NOTHING,
  }: { readonly dashboard?: Dashboard; readonly addressed?: AddressedPeriod } = {},
) {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http.take('/sys/login').succeed({ token: 'T1', userInfo: user });
  await settled();
  const auth = permissions.map((action) => ({ action }));
  const allAuth = ['retiree:list', 'certification:list', 'activitySignUp:list', 'shopOrder:list', 'system:log:list'];
  ports.http
    .take('getUserPermissionByToken')
    .succeed({ menu: [orders], auth, allAuth: allAuth.map((action) => ({ action })) });
  await settled();
  const figures = core.open((page) => createFigures({ ...page, dashboard, addressed }));
  const asked = () =>
    ports.http.requests
      .map(({ url }) => new URL(url, 'http://x'))
      .filter(({ pathname }) => pathname.includes('/figure/'));
  return { ports, core, figures, asked };
}

const queryOf = ({ searchParams }: URL) => [searchParams.get('from'), searchParams.get('to')];

it('PAGE-19 shows the figures alone whose rows the user may list', async () => {
  const none = await open([]);
  expect(none.figures.facts().figures).toEqual([]);
  const { figures } = await open(['shopOrder:list', 'activitySignUp:list']);
  expect(figures.facts().figures.map(({ key, status }) => [key, status])).toEqual([
    ['attendance', 'loading'],
    ['orders', 'loading'],
    ['ordersByStatus', 'loading'],
  ]);
  const monitor = await open(['system:log:list'], { dashboard: 'monitor' });
  expect(monitor.figures.facts().figures.map(({ key }) => key)).toEqual([
    'visits',
    'signInHours',
    'signIns',
    'operations',
    'failedOperations',
    'slowCalls',
  ]);
});

it('PAGE-19 gives every category its values, shares of nothing none, and leads into the list', async () => {
  const { ports, figures } = await open(['certification:list', 'shopOrder:list']);
  ports.http.take('/figure/certifications').succeed([
    { category: '2025-12', text: null, values: [8, 6, 1] },
    { category: '2026-01', text: null, values: [0, 0, 0] },
  ]);
  ports.http.take('/figure/ordersByStatus').succeed([{ category: '5', text: '已完成', values: [0] }]);
  await settled();
  const [certifications, , byStatus] = figures.facts().figures;
  expect(certifications?.categories?.map((text) => text['zh-CN'])).toEqual(['2025-12', '2026-01']);
  expect(certifications?.series.map(({ key, unit, values }) => [key, unit, values])).toEqual([
    ['applications', 'count', [8, 0]],
    ['passed', 'count', [6, 0]],
    ['passRate', 'percent', [75, null]],
  ]);
  // The user's menu has no list of certifications.
  expect([certifications?.address, certifications?.isEmpty]).toEqual([null, false]);
  expect([byStatus?.address, byStatus?.isEmpty]).toEqual(['/isps/shopOrder', true]);
});

it('PAGE-19 names age bands, other districts and what is not given', async () => {
  const { ports, figures } = await open(['retiree:list']);
  const named = async (name: string, categories: readonly (readonly [string, string | null])[]) => {
    ports.http.take(`/figure/${name}`).succeed(categories.map(([category, text]) => ({ category, text, values: [1] })));
    await settled();
    const found = figures.facts().figures.find(({ key }) => key === name);
    return found?.categories?.map((text) => text['zh-CN']);
  };
  expect(
    await named('retireesByAge', [
      ['0', null],
      ['55', null],
      ['90', null],
      ['', null],
    ]),
  ).toEqual(['55 岁以下', '55–59 岁', '90 岁及以上', '未填写']);
  expect(
    await named('retireesByDistrict', [
      ['420106', '武昌区'],
      ['999999', null],
      ['others', null],
    ]),
  ).toEqual(['武昌区', '999999', '其他区县']);
});

it('PAGE-19 asks for a chosen period, and refuses one of a hundred years or one that is reversed', async () => {
  const { figures, asked } = await open(['shopOrder:list']);
  expect(figures.facts().preset).toBe('last12Months');
  expect(asked().map(queryOf)).toEqual([
    ['2025-02-01', '2026-01-15'],
    ['2025-02-01', '2026-01-15'],
  ]);
  figures.send({ type: 'preset.choose', preset: 'last7Days' });
  expect(asked().slice(2).map(queryOf)).toEqual([
    ['2026-01-09', '2026-01-15'],
    ['2026-01-09', '2026-01-15'],
  ]);
  figures.send({ type: 'period.choose', period: { from: '1926-01-15', to: '2026-01-15' } });
  expect([figures.facts().fault, figures.facts().period.from, asked().length]).toEqual(['tooLong', '2026-01-09', 4]);
  figures.send({ type: 'period.choose', period: { from: '2026-01-15', to: '2026-01-14' } });
  expect([figures.facts().fault, figures.facts().faultText?.['zh-CN']]).toEqual([
    'reversed',
    '统计时段的开始晚于结束，请重新选择',
  ]);
  figures.send({ type: 'period.choose', period: { from: '2026-01-01', to: '2026-01-15' } });
  const { fault, preset } = figures.facts();
  expect([fault, preset, asked().length]).toEqual([null, 'thisYear', 6]);
});

it.each([
  ['period=last30Days', { from: '2025-12-17', to: '2026-01-15' }, null],
  ['from=2025-03-01&to=2025-03-31', { from: '2025-03-01', to: '2025-03-31' }, null],
  ['from=1900-01-01&to=2026-01-01', { from: '2025-02-01', to: '2026-01-15' }, 'tooLong'],
  ['from=2026-01-02&to=2026-01-01', { from: '2025-02-01', to: '2026-01-15' }, 'reversed'],
  ['from=2026-02-30', { from: '2025-02-01', to: '2026-01-15' }, 'malformed'],
  ['period=everything', { from: '2025-02-01', to: '2026-01-15' }, null],
])('PAGE-19 reads the period of the address %s', async (search, period, fault) => {
  const addressed = decodePeriodAddress(new URLSearchParams(search));
  const { figures } = await open(['shopOrder:list'], { addressed });
  expect([figures.facts().period, figures.facts().fault]).toEqual([period, fault]);
  const { preset } = figures.facts();
  const written = decodePeriodAddress(new URLSearchParams(encodePeriodAddress(figures.facts().period, preset)));
  figures.send({ type: 'address.changed', addressed: written });
  expect([figures.facts().period, figures.facts().fault]).toEqual([period, null]);
});

it('keeps the last good figures of a call that fails, and reads all again for another language', async () => {
  const { ports, core, figures, asked } = await open(['activitySignUp:list']);
  ports.http.take('/figure/attendance').succeed([{ category: '2026-01', text: null, values: [4, 2, 1] }]);
  await settled();
  figures.send({ type: 'figures.refresh' });
  ports.http.take('/figure/attendance').reject('稍后再试');
  await settled();
  const [figure] = figures.facts().figures;
  expect([figure?.status, figure?.series[2]?.values]).toEqual(['failed', [50]]);
  core.settings.send({ type: 'setting.choose', change: { locale: 'en-US' } });
  expect(asked().length).toBe(3);
});
