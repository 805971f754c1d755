import {
  AGE_BANDS,
  figureEndpoints,
  OTHER_DISTRICTS,
  type FigureName,
  type FigureRow,
  type Period,
} from '../../../contract/index.ts';
import { localized, type LocalizedText } from '../../../kernel/index.ts';
import { figureMessages as messages } from './figures.messages.ts';
import type { ChartKind, Dashboard, FigureUnit } from './figures.types.ts';

export interface SeriesDefinition {
  readonly key: string;
  readonly label: LocalizedText;
  readonly unit: FigureUnit;
  /** The value of a category; null for none. */
  readonly of: (values: readonly number[]) => number | null;
}

/** How a figure is shown. Its endpoint has the same name. */
export interface FigureDefinition {
  readonly key: FigureName;
  readonly dashboard: Dashboard;
  readonly title: LocalizedText;
  readonly note: LocalizedText;
  readonly chart: ChartKind;
  readonly categoryLabel: LocalizedText;
  readonly category: (row: FigureRow) => LocalizedText;
  readonly series: readonly SeriesDefinition[];
  /** Path of the list of the counted rows. */
  readonly listPath: string;
  /** Search parameters by which that list has the rows of the period. */
  readonly search: (period: Period) => Readonly<Record<string, string>>;
}

const value =
  (index: number) =>
  (values: readonly number[]): number | null =>
    values[index] ?? null;

/** A share of a hundred with one digit after the point; null of nothing. */
const share =
  (part: number, whole: number) =>
  (values: readonly number[]): number | null => {
    const all = values[whole] ?? 0;
    return all === 0 ? null : Math.round(((values[part] ?? 0) / all) * 1000) / 10;
  };

const count = (key: keyof typeof messages.series, index: number): SeriesDefinition => ({
  key,
  label: messages.series[key],
  unit: 'count',
  of: value(index),
});

const same = (text: string) => localized(text, text);
const byStep = ({ category }: FigureRow) => same(category);
const byCode = ({ category, text }: FigureRow) => (category === '' ? messages.unknown : same(text ?? category));

function byAge({ category }: FigureRow): LocalizedText {
  const index = AGE_BANDS.findIndex((years) => String(years) === category);
  if (index === -1) return messages.unknown;
  const [from = 0, next] = AGE_BANDS.slice(index);
  if (next === undefined) return messages.ages.from(from);
  return from === 0 ? messages.ages.below(next) : messages.ages.between(from, next - 1);
}

const byDistrict = (row: FigureRow) => (row.category === OTHER_DISTRICTS ? messages.otherDistricts : byCode(row));
const byHour = ({ category }: FigureRow) => same(`${category}:00`);

const all = () => ({});
const inCare = () => ({ status: '1' });
const days = (from: string, to: string) => (period: Period) => ({
  [from]: `${period.from} 00:00:00`,
  [to]: `${period.to} 23:59:59`,
});
const ofLog = (kind: string) => (period: Period) => ({ ...days('time_begin', 'time_end')(period), logType: kind });

type Shown = Omit<FigureDefinition, 'key' | 'title' | 'note'>;

const ofRetirees: Pick<Shown, 'dashboard' | 'listPath' | 'search' | 'series'> = {
  dashboard: 'chart',
  listPath: '/isps/retiree',
  search: inCare,
  series: [count('people', 0)],
};
const overTime = { categoryLabel: messages.categories.time, category: byStep } as const;
const monitored = { dashboard: 'monitor', listPath: '/isystem/log' } as const;

const shown: Readonly<Record<FigureName, Shown>> = {
  retireesByDistrict: {
    ...ofRetirees,
    chart: 'bars',
    categoryLabel: messages.categories.district,
    category: byDistrict,
  },
  retireesByAge: { ...ofRetirees, chart: 'columns', categoryLabel: messages.categories.age, category: byAge },
  retireesByHealth: { ...ofRetirees, chart: 'parts', categoryLabel: messages.categories.health, category: byCode },
  retireesByCertification: {
    ...ofRetirees,
    chart: 'parts',
    categoryLabel: messages.categories.certification,
    category: byCode,
  },
  certifications: {
    ...overTime,
    dashboard: 'chart',
    chart: 'columns',
    series: [
      count('applications', 0),
      count('passed', 1),
      { key: 'passRate', label: messages.series.passRate, unit: 'percent', of: share(1, 0) },
    ],
    listPath: '/isps/certification',
    search: days('applyTime_begin', 'applyTime_end'),
  },
  attendance: {
    ...overTime,
    dashboard: 'chart',
    chart: 'columns',
    series: [
      count('admitted', 0),
      count('present', 1),
      { key: 'attendance', label: messages.series.attendance, unit: 'percent', of: share(1, 0) },
    ],
    listPath: '/isps/activity',
    search: days('startTime_begin', 'startTime_end'),
  },
  orders: {
    ...overTime,
    dashboard: 'chart',
    chart: 'columns',
    series: [
      count('orders', 0),
      count('paid', 1),
      { key: 'sum', label: messages.series.sum, unit: 'yuan', of: value(2) },
    ],
    listPath: '/isps/shopOrder',
    search: all,
  },
  ordersByStatus: {
    dashboard: 'chart',
    chart: 'bars',
    categoryLabel: messages.categories.status,
    category: byCode,
    series: [count('orders', 0)],
    listPath: '/isps/shopOrder',
    search: all,
  },
  visits: {
    ...overTime,
    ...monitored,
    chart: 'lines',
    series: [count('visits', 0), count('addresses', 1)],
    search: (period) => ({ ...ofLog('1')(period), event: 'login.succeeded' }),
  },
  signIns: {
    ...overTime,
    ...monitored,
    chart: 'columns',
    series: [count('succeeded', 0), count('failed', 1)],
    search: ofLog('1'),
  },
  signInHours: {
    ...monitored,
    chart: 'columns',
    categoryLabel: messages.categories.hour,
    category: byHour,
    series: [count('succeeded', 0), count('failed', 1)],
    search: ofLog('1'),
  },
  operations: {
    ...overTime,
    ...monitored,
    chart: 'columns',
    series: [count('done', 0), count('notDone', 1)],
    search: ofLog('2'),
  },
  failedOperations: {
    ...monitored,
    chart: 'bars',
    categoryLabel: messages.categories.outcome,
    category: byCode,
    series: [count('operations', 0)],
    search: ofLog('2'),
  },
  slowCalls: {
    ...monitored,
    chart: 'bars',
    categoryLabel: messages.categories.call,
    category: byCode,
    series: [
      { key: 'average', label: messages.series.average, unit: 'milliseconds', of: value(0) },
      { key: 'longest', label: messages.series.longest, unit: 'milliseconds', of: value(1) },
      count('operations', 2),
    ],
    search: ofLog('2'),
  },
};

/** In the order of their pages. */
const ORDER: Readonly<Record<Dashboard, readonly FigureName[]>> = {
  chart: [
    'retireesByDistrict',
    'retireesByAge',
    'retireesByHealth',
    'retireesByCertification',
    'certifications',
    'attendance',
    'orders',
    'ordersByStatus',
  ],
  monitor: ['visits', 'signInHours', 'signIns', 'operations', 'failedOperations', 'slowCalls'],
};

/** The figures of a dashboard, in its order. */
export function figureDefinitions(dashboard: Dashboard): readonly FigureDefinition[] {
  return ORDER[dashboard].map((key) => ({ key, ...messages.figures[key], ...shown[key] }));
}

/** Whether a figure is of the chosen period, or of the rows as they are now. */
export function isOfPeriod(key: FigureName): boolean {
  return 'from' in figureEndpoints[key].query.entries;
}
