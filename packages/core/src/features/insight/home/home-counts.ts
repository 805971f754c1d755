import type { DateRange } from '../../../format/index.ts';
import { localized, type LocalizedText } from '../../../kernel/index.ts';
import { activityResource, type Resource } from '../../../resources/index.ts';

/** A count of the home page: a list with conditions. */
export interface CountDefinition {
  readonly key: string;
  readonly resource: Resource;
  readonly label: LocalizedText;
  /** Search parameters of the list. */
  readonly search: (ranges: CountRanges) => Readonly<Record<string, string>>;
}

export interface CountRanges {
  readonly today: DateRange;
  readonly thisWeek: DateRange;
}

const starting = ({ from, to }: DateRange) => ({
  startTime_begin: `${from} 00:00:00`,
  startTime_end: `${to} 23:59:59`,
});

/** What waits for staff and the work of today, in the order of the page. */
export const COUNTS: readonly CountDefinition[] = [
  {
    key: 'drafts',
    resource: activityResource,
    label: localized('草稿待发布', 'Drafts to publish'),
    search: () => ({ status: '0' }),
  },
  {
    key: 'signUpOpen',
    resource: activityResource,
    label: localized('正在报名', 'Open for sign-up'),
    search: () => ({ status: '1' }),
  },
  {
    key: 'today',
    resource: activityResource,
    label: localized('今天开始', 'Starting today'),
    search: ({ today }) => starting(today),
  },
  {
    key: 'thisWeek',
    resource: activityResource,
    label: localized('本周开始', 'Starting this week'),
    search: ({ thisWeek }) => starting(thisWeek),
  },
];

/** Search parameters of the activities that start within some days. */
export const startingWithin = starting;
