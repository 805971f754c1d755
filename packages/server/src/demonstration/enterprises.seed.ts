import type { enterpriseResource } from '@evergreen/core/resources';

import { demonstrationSeeds, type DemonstrationSize } from './drawn-rows.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import type { SeedRandom } from '../db/seed/seed-random.ts';

/** How many enterprises each tenant has. */
export const ENTERPRISES: DemonstrationSize = { platform: 200, other: 40 };

const brands = ['长青', '宏达', '东风', '华盛', '建设', '红星', '前进', '永安', '兴业', '三联'];
const trades: readonly (readonly [trade: string, industry: string])[] = [
  ['机械制造厂', 'A01A01A01'],
  ['纺织总厂', 'A01A01A02'],
  ['食品有限公司', 'A01A01A03'],
  ['化工有限公司', 'A01A01A04'],
  ['餐饮服务有限公司', 'A01A02A01'],
  ['商贸有限公司', 'A01A02A02'],
  ['物流有限公司', 'A01A02A03'],
  ['物业服务有限公司', 'A01A02A04'],
  ['教育集团', 'A01A03A01'],
  ['医药有限公司', 'A01A03A02'],
  ['水务集团', 'A01A03A03'],
  ['建筑工程公司', 'A01A04'],
  ['信息技术有限公司', 'A01A05'],
  ['轻工机械厂', 'A01A01A01'],
  ['针织厂', 'A01A01A02'],
  ['粮油有限公司', 'A01A01A03'],
  ['百货有限公司', 'A01A02A02'],
  ['运输公司', 'A01A02A03'],
  ['燃气有限公司', 'A01A03A03'],
  ['市政工程公司', 'A01A04'],
];
/** GB/T 2260. */
const districts: readonly [string, ...string[]] = [
  '420102',
  '420103',
  '420104',
  '420105',
  '420106',
  '420107',
  '420111',
];
const people: readonly [string, ...string[]] = [
  '周建华',
  '李文涛',
  '王志刚',
  '陈玉梅',
  '刘德胜',
  '孙晓红',
  '赵永强',
  '何丽萍',
];
const streets: readonly [string, ...string[]] = ['长青路', '滨江大道', '建设大道', '红旗街', '工人新村路', '中山路'];

/** Characters by value, and the weights of the first 17 (GB 32100). */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

function creditCode(district: string, random: SeedRandom): string {
  const organization = Array.from({ length: 9 }, () => ALPHABET.charAt(random.integer(0, 30))).join('');
  const code = `91${district}${organization}`;
  let weight = 1;
  let sum = 0;
  for (const character of code) {
    sum += weight * ALPHABET.indexOf(character);
    weight = (weight * 3) % 31;
  }
  return code + ALPHABET.charAt((31 - (sum % 31)) % 31);
}

export function enterpriseSeeds(now: number): ResourceSeed<typeof enterpriseResource>[] {
  return demonstrationSeeds('enterprise', now, ENTERPRISES, ({ random, index, tenantId, idOf }) => {
    const [trade, industry] = trades[Math.floor(index / brands.length) % trades.length] ?? ['有限公司', 'A01A02A02'];
    const district = random.pick(districts);
    const isRecent = index > (tenantId === 0 ? ENTERPRISES.platform : ENTERPRISES.other) * 0.9;
    const auditStatus = isRecent ? random.pick(['0', '0', '1', '2']) : '1';
    return {
      name: `江城${brands[index % brands.length] ?? ''}${trade}`,
      creditCode: creditCode(district, random),
      industry: idOf('category', industry),
      nature: random.pick(['1', '1', '2', '3', '4']),
      legalPerson: random.pick(people),
      districtCode: district,
      address: `${random.pick(streets)} ${random.integer(1, 398)} 号`,
      cooperationType: random.pick(['1', '1', '1', '2', '3']),
      contact: random.pick(people),
      officePhone: `027-8${String(random.integer(0, 9_999_999)).padStart(7, '0')}`,
      intro: `成立于 ${random.integer(1956, 2008)} 年，现有退休人员 ${random.integer(20, 3600)} 人，已实行社会化管理。`,
      auditStatus,
      auditReason: auditStatus === '2' ? '营业执照照片不清晰，请重新上传' : null,
      status: random.chance(94) ? '1' : '0',
    };
  });
}
