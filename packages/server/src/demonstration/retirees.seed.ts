import type { certificationResource, familyMemberResource, retireeResource } from '@evergreen/core/resources';
import { days } from '@evergreen/core/kernel';

import { formatPlatformTime } from '../platform-time.ts';
import { dayOf, demonstrationId, demonstrationSeeds, personName } from './drawn-rows.ts';
import { ENTERPRISES } from './enterprises.seed.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import { createSeedRandom, SEEDER, type SeedRandom } from '../db/seed/seed-random.ts';

type Retiree = ResourceSeed<typeof retireeResource>;
type FamilyMember = ResourceSeed<typeof familyMemberResource>;
type Certification = ResourceSeed<typeof certificationResource>;

/** A district that no county has: the numbers belong to nobody. */
const NOBODYS_DISTRICT = '420199';
/** GB 11643. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

const communities: readonly (readonly [district: string, street: string, community: string])[] = [
  ['420106', '水果湖街道', '东亭社区'],
  ['420106', '珞南街道', '桂元社区'],
  ['420111', '梨园街道', '东湖新村社区'],
  ['420103', '滨江街道', '江汉社区'],
  ['420103', '桥口街道', '宝丰社区'],
  ['420107', '云岭街道', '钢花社区'],
];
const posts: readonly [string, ...string[]] = [
  '车间工人',
  '技术员',
  '会计',
  '教师',
  '司机',
  '护士',
  '班组长',
  '营业员',
];

/** Of every fifth or so; most have nothing that staff should know. */
const healthRemarks: readonly (string | null)[] = [
  '高血压，长期服药，上门走访时提醒按时测量',
  null,
  null,
  null,
  '听力较弱，电话联系时请放慢语速',
  null,
  null,
  '膝关节置换术后，不宜安排登山活动',
  null,
  null,
];

function identityNumber(birthday: string, place: number): string {
  const first = `${NOBODYS_DISTRICT}${birthday.replaceAll('-', '')}${String(place % 1000).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first.charAt(index)), 0);
  return first + CHECK_CHARACTERS.charAt(sum % 11);
}

/** In 154, which no network has been given. */
const mobile = (random: SeedRandom) => `154${String(random.integer(0, 99_999_999)).padStart(8, '0')}`;

export function retireeSeeds(now: number): Retiree[] {
  return demonstrationSeeds(
    'retiree',
    now,
    { platform: 320, other: 60 },
    ({ random, index, tenantId, createTime, idOf }) => {
      const year = random.integer(1942, 1966);
      const birthday = `${year}-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`;
      const sex = index % 2 === 0 ? '2' : '1';
      const retireYear = year + (sex === '1' ? 60 : 55);
      const [district = '420106', street = '', community = ''] = communities[index % communities.length] ?? [];
      const isCertified = random.chance(72);
      const isPartyMember = random.chance(30);
      const enterprises = tenantId === 0 ? ENTERPRISES.platform : ENTERPRISES.other;
      const healthRemark = healthRemarks[index % healthRemarks.length] ?? null;
      const status = random.pick(['1', '1', '1', '1', '1', '1', '1', '1', '2', '3']);
      const yes = (percent: number) => (random.chance(percent) ? ('Y' as const) : ('N' as const));
      return {
        name: personName(random, sex),
        // The last of the three digits of the place is odd for men.
        idCard: identityNumber(birthday, (index % 100) * 10 + (sex === '1' ? 1 : 2)),
        sex,
        birthday,
        nation: random.pick(['01', '01', '01', '01', '03', '15']),
        education: random.pick(['2', '3', '3', '4', '5']),
        maritalStatus: random.pick(['2', '2', '2', '3', '4']),
        politicalStatus: isPartyMember ? '2' : '1',
        ...(isPartyMember ? { joinPartyDate: `${year + 28}-07-01`, partyBranch: `${community}退休党员支部` } : {}),
        enterpriseId: idOf('enterprise', random.integer(0, enterprises - 1)),
        post: random.pick(posts),
        workStartDate: `${year + 20}-08-01`,
        retireDate: `${retireYear}-${birthday.slice(5, 7)}-01`,
        retireType: random.pick(['1', '1', '1', '1', '2', '3']),
        pensionCardNo: `62170000${String(random.integer(0, 99_999_999)).padStart(8, '0')}`,
        districtCode: district,
        street,
        community,
        address: `${street}${random.integer(1, 60)} 号 ${random.integer(1, 18)} 栋 ${random.integer(1, 6)}0${random.integer(1, 4)}`,
        livingStatus: random.pick(['1', '1', '1', '2', '3']),
        phone: mobile(random),
        healthStatus: status === '3' ? '9' : random.pick(['1', '1', '2', '3']),
        healthRemark: status === '3' ? null : healthRemark,
        emergencyName: personName(random),
        emergencyPhone: mobile(random),
        isLonely: yes(3),
        isPoor: yes(5),
        isModel: yes(2),
        isVeteran: yes(8),
        isVolunteer: yes(22),
        groupName: random.chance(45) ? random.pick(['1', '2', '3', '4', '5']) : null,
        transferInDate: dayOf(createTime),
        volunteerHours: random.integer(0, 240) / 2,
        points: random.integer(0, 3200),
        certStatus: isCertified ? '1' : '0',
        lastCertDate: isCertified ? dayOf(now - days(random.integer(1, 330))) : null,
        deathDate: status === '3' ? dayOf(now - days(random.integer(10, 400))) : null,
        status,
      };
    },
  );
}

/** Of every ten people who sign up, order or write, so many are in the register. */
const REGISTERED_OF_TEN = 8;

/** The person in the register of the same department whom the row of this index belongs to; of some rows nobody. */
export function registeredPeople(retirees: readonly Retiree[]) {
  const placeOf = (owner: Retiree['owner']) => `${owner?.tenantId ?? 0} ${owner?.sysOrgCode ?? ''}`;
  const living = new Map<string, Retiree[]>();
  for (const retiree of retirees) {
    if (retiree.values.status !== '1') continue;
    const place = placeOf(retiree.owner);
    living.set(place, [...(living.get(place) ?? []), retiree]);
  }
  return (owner: Retiree['owner'], index: number): Retiree | undefined => {
    const people = living.get(placeOf(owner)) ?? [];
    return index % 10 < REGISTERED_OF_TEN ? people[(index * 7) % people.length] : undefined;
  };
}
export type RegisteredPeople = ReturnType<typeof registeredPeople>;

/** One to three members of about half of the families. */
export function familySeeds(retirees: readonly Retiree[]): FamilyMember[] {
  const random = createSeedRandom(20_261_125);
  return retirees
    .filter((_, index) => index % 2 === 0)
    .flatMap((retiree) =>
      Array.from({ length: random.integer(1, 3) }, (_, index) => ({
        id: demonstrationId('familyMember', 0, `${retiree.id}\n${index}`),
        createBy: SEEDER,
        createTime: retiree.createTime,
        ...(retiree.owner === undefined ? {} : { owner: retiree.owner }),
        values: {
          retireeId: retiree.id,
          relation: ['1', '2', '3'][index] ?? '9',
          name: personName(random),
          age: index === 0 ? random.integer(55, 82) : random.integer(25, 55),
          phone: mobile(random),
        },
      })),
    );
}

/** An application of most retirees, of this year or the last one; the newest wait. */
export function certificationSeeds(retirees: readonly Retiree[], now: number): Certification[] {
  const random = createSeedRandom(20_261_126);
  const applicants = retirees.filter(({ values }) => values.certStatus === '1' || random.chance(60));
  return applicants.map((retiree, index) => {
    const { lastCertDate, certStatus } = retiree.values;
    const isPassed = certStatus === '1';
    const applied = isPassed
      ? Date.parse(`${lastCertDate ?? ''}T01:20:00Z`)
      : now - days(random.integer(1, 20)) - index * 1000;
    const status = isPassed ? '1' : random.pick(['0', '0', '2']);
    const year = Number(dayOf(applied).slice(0, 4));
    return {
      id: demonstrationId('certification', 0, retiree.id),
      createBy: retiree.createBy,
      createTime: applied,
      ...(retiree.owner === undefined ? {} : { owner: retiree.owner }),
      values: {
        applyNo: `RZ${dayOf(applied).slice(0, 7).replace('-', '')}${String(index + 50_001)}`,
        retireeId: retiree.id,
        certType: random.pick(['1', '3', '3', '2', '4']),
        method: random.pick(['1', '2', '3', '4']),
        year,
        applyTime: formatPlatformTime(applied),
        status,
        ...(status === '0' ? {} : { auditor: 'chenjing', auditTime: formatPlatformTime(applied + days(1)) }),
        ...(status === '1' ? { validUntil: `${year + 1}-12-31` } : {}),
        ...(status === '2' ? { reason: '身份证照片不清晰，请重新拍摄后提交' } : {}),
      },
    };
  });
}
