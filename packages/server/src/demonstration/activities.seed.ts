import type { activityResource } from '@evergreen/core/resources';
import { minutes } from '@evergreen/core/kernel';

import { formatPlatformTime, platformMidnight } from '../platform-time.ts';
import { activityTypeIdentifier, activityTypeSeeds, type ActivityTypeSeed } from './activity-types.seed.ts';
import { departOf, writers } from './drawn-rows.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import { createSeedRandom, seedIdentifier, type SeedRandom } from '../db/seed/seed-random.ts';

/** How many activities a new platform shows. */
const ACTIVITY_COUNT = 200;
/** And how many one of its tenants has. */
const TENANT_ACTIVITY_COUNT = 40;
const TENANT = 1001;

const organizers: readonly [string, ...string[]] = [
  '江城市企业退休人员服务中心',
  '东湖区退休人员服务站',
  '南浦区退休人员服务站',
  '西山区退休人员服务站',
  '江城市总工会',
  '梨园街道办事处',
  '滨江街道办事处',
  '江城老年大学',
];
const districts: readonly [string, ...string[]] = [
  '东湖区',
  '南浦区',
  '西山区',
  '梨园街道',
  '水果湖街道',
  '滨江街道',
  '桥口街道',
  '云岭街道',
];
const openings: readonly [string, ...string[]] = ['“长青”', '“银龄乐享”', '“夕阳正红”', '“温暖同行”', ''];
const contacts: readonly [string, ...string[]] = ['王秀兰', '张伟', '刘洋', '陈静', '黄敏', '周洁', '吴芳'];
const quotas: readonly [number, ...number[]] = [0, 20, 30, 30, 40, 50, 60, 80, 100, 150, 200];

const hour = minutes(60);
const day = 24 * hour;

/** `activity_status`, see the dictionary. */
const STATUS = { draft: '0', open: '1', closed: '2', underWay: '3', over: '4', cancelled: '5' } as const;

/** Activities that look real, around `now` (epoch milliseconds), the same on every machine for the same `now`. */
export function activitySeeds(now: number): ResourceSeed<typeof activityResource>[] {
  const random = createSeedRandom(20_261_121);
  const ofPlatform = Array.from({ length: ACTIVITY_COUNT }, (_, index) => activitySeed(0, index, random, now));
  const ofTenant = Array.from({ length: TENANT_ACTIVITY_COUNT }, (_, index) =>
    activitySeed(TENANT, index, random, now),
  );
  return [...ofPlatform, ...ofTenant];
}

function activitySeed(
  tenantId: number,
  index: number,
  random: SeedRandom,
  now: number,
): ResourceSeed<typeof activityResource> {
  const type = random.pick(inUse);
  const district = random.pick(districts);
  const start = platformMidnight(now, random.integer(-120, 45)) + random.integer(16, 30) * (hour / 2);
  const end = 'days' in type.duration ? start + type.duration.days * 8 * hour : start + type.duration.hours * hour;
  const signUpEnd = start - random.integer(1, 5) * day;
  const signUpStart = signUpEnd - random.integer(5, 20) * day;
  const isCancelled = random.chance(5);
  const status = isCancelled ? STATUS.cancelled : statusAt(now, { signUpStart, signUpEnd, start, end });
  const quota = random.pick(quotas);
  const crowd = random.integer(quota === 0 ? 10 : Math.ceil(quota / 3), quota === 0 ? 120 : quota);
  const written = Math.min(signUpStart - random.integer(1, 10) * day, now - random.integer(1, 20 * 24) * hour);
  const createBy = random.pick(writers);
  return {
    id: seedIdentifier('activity', tenantId === 0 ? String(index + 1) : `${tenantId}\n${index + 1}`),
    createBy,
    owner: { tenantId, sysOrgCode: departOf(createBy) },
    createTime: written + random.integer(0, 3600) * 1000,
    values: {
      title: titleOf(type, district, random, start),
      typeId: activityTypeIdentifier(type),
      status,
      // Every third draft waits to be published, the others for their review.
      auditStatus: status === STATUS.draft && index % 3 !== 0 ? '0' : '1',
      targetGroup: type.code === 'VOLUNTEER' ? '2' : random.pick(['1', '1', '3']),
      organizerName: random.pick(organizers),
      contact: random.pick(contacts),
      contactPhone: `1380000${String(random.integer(0, 9999)).padStart(4, '0')}`,
      address: `${district}${random.pick(type.places)}`,
      signUpStart: formatPlatformTime(signUpStart),
      signUpEnd: formatPlatformTime(signUpEnd),
      startTime: formatPlatformTime(start),
      endTime: formatPlatformTime(end),
      quota,
      signedCount: status === STATUS.draft ? 0 : status === STATUS.open ? Math.floor(crowd / 2) : crowd,
      fee: 'days' in type.duration ? random.pick([68, 88, 128.5]) : random.pick([0, 0, 0, 10, 15.5]),
      points: random.pick([0, 5, 10, 20]),
      needAudit: random.chance(20) ? 'Y' : 'N',
      isTop: random.chance(4) ? 'Y' : 'N',
      content: `<p>${type.content}</p>`,
    },
  };
}

const inUse: readonly [ActivityTypeSeed, ...ActivityTypeSeed[]] = [
  activityTypeSeeds[0],
  ...activityTypeSeeds.slice(1).filter((type) => type.isValid),
];

interface Moments {
  readonly signUpStart: number;
  readonly signUpEnd: number;
  readonly start: number;
  readonly end: number;
}

function statusAt(now: number, { signUpStart, signUpEnd, start, end }: Moments): string {
  if (now < signUpStart) return STATUS.draft;
  if (now < signUpEnd) return STATUS.open;
  if (now < start) return STATUS.closed;
  return now <= end ? STATUS.underWay : STATUS.over;
}

function titleOf(type: ActivityTypeSeed, district: string, random: SeedRandom, start: number): string {
  const [year = '', month = ''] = formatPlatformTime(start).split('-');
  const edition = random.chance(30) ? `（第${random.pick(['一', '二', '三', '四', '五'])}期）` : '';
  return `${year}年${Number(month)}月${random.pick(openings)}${district}${random.pick(type.subjects)}${edition}`;
}
