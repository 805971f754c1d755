import type { matchResource, matchWorkResource } from '@evergreen/core/resources';
import { days } from '@evergreen/core/kernel';

import { formatPlatformTime, platformMidnight } from '../platform-time.ts';
import { demonstrationSeeds, paragraphs, personName, demonstrationId } from './drawn-rows.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import type { RegisteredPeople } from './retirees.seed.ts';
import { createSeedRandom } from '../db/seed/seed-random.ts';

interface Contest {
  readonly subject: string;
  readonly category: string;
  readonly works: readonly [string, ...string[]];
}

const contests: readonly [Contest, ...Contest[]] = [
  {
    subject: '书法绘画大赛',
    category: 'A04A01A01',
    works: ['松鹤延年', '长江揽胜', '隶书《春江花月夜》', '荷塘清趣', '江城春晓'],
  },
  { subject: '合唱比赛', category: 'A04A01A02', works: ['我的祖国', '长江之歌', '夕阳红', '在希望的田野上', '映山红'] },
  { subject: '广场舞展演', category: 'A04A01A03', works: ['茉莉花开', '盛世欢歌', '梁祝', '映山红', '幸福中国'] },
  {
    subject: '健步走挑战赛',
    category: 'A04A02A01',
    works: ['晨光里的脚步', '环湖十公里', '百日打卡纪实', '老伙计健走队'],
  },
  { subject: '乒乓球邀请赛', category: 'A04A02A02', works: ['决赛精彩瞬间', '银龄球友风采', '双打配合集锦'] },
  { subject: '象棋擂台赛', category: 'A04A03', works: ['残局攻防', '擂主对局谱', '楚河汉界', '精彩杀局集'] },
];
const organizers: readonly [string, ...string[]] = [
  '江城市企业退休人员服务中心',
  '东湖区退休人员服务站',
  '江城老年大学',
  '江城市总工会',
];

type Match = ResourceSeed<typeof matchResource>;
type Work = ResourceSeed<typeof matchWorkResource>;

/** States by the days that a match has been there: not open, works, votes, jury, over. */
const STATES: readonly (readonly [days: number, status: string])[] = [
  [5, '0'],
  [35, '1'],
  [51, '2'],
  [61, '3'],
];

function announcedMatches(now: number): Match[] {
  return demonstrationSeeds('match', now, { platform: 48, other: 12 }, ({ random, index, createTime, idOf }) => {
    const contest = contests[index % contests.length] ?? contests[0];
    const start = platformMidnight(createTime, 5);
    const at = (day: number) => formatPlatformTime(start + days(day));
    const age = (now - createTime) / days(1);
    return {
      title: `${at(0).slice(0, 4)}年“长青杯”${contest.subject}`,
      category: idOf('category', contest.category),
      organizer: random.pick(organizers),
      sponsor: random.pick(['梨园街道办事处', '滨江街道办事处', '江城市文化馆']),
      signUpStart: at(0),
      signUpEnd: at(30),
      voteStart: at(31),
      voteEnd: at(46),
      startTime: at(0),
      endTime: at(56),
      votesPerDay: random.pick([1, 3, 5]),
      awards: '一等奖 1 名，二等奖 3 名，三等奖 6 名，优秀奖若干；获奖者由主办单位颁发证书和奖品。',
      rules: paragraphs(
        '参赛对象为本市企业退休人员，每人限报一件作品，须为本人近三年创作。',
        '网络投票与评委打分各占一半，刷票作品取消资格。',
      ),
      status: STATES.find(([limit]) => age < limit)?.[1] ?? '4',
    };
  });
}

function worksOf(match: Match, now: number): Work[] {
  const { status } = match.values;
  const tenantId = match.owner?.tenantId ?? 0;
  if (status === '0') return [];
  const random = createSeedRandom(Number.parseInt(match.id.slice(0, 8), 16));
  const subject = contests.find(({ subject: name }) => match.values.title.endsWith(name)) ?? contests[0];
  return Array.from({ length: random.integer(4, 8) }, (_, index) => {
    const isWaiting = status === '1' && random.chance(40);
    const isAwarded = status === '4' && index < 3;
    return {
      id: demonstrationId('matchWork', tenantId, `${match.id}\n${index}`),
      createBy: match.createBy,
      ...(match.owner === undefined ? {} : { owner: match.owner }),
      createTime: Math.min(match.createTime + days(random.integer(6, 34)), now),
      values: {
        matchId: match.id,
        title: subject.works[index % subject.works.length] ?? '无题',
        authorName: personName(random),
        description: '作品取材于退休后的日常生活，历时两个多月完成。',
        votes: status === '1' ? 0 : random.integer(3, 860),
        auditStatus: isWaiting ? '0' : random.chance(94) || isAwarded ? '1' : '2',
        rank: isAwarded ? index + 1 : null,
        isTied: 'N',
        award: isAwarded ? (['一等奖', '二等奖', '三等奖'][index] ?? null) : null,
      },
    };
  });
}

/** Matches with the works that were sent in, and the numbers of works and votes that follow from them. */
export function matchSeeds(
  personOf: RegisteredPeople,
  now: number,
): { readonly matches: Match[]; readonly works: Work[] } {
  const announced = announcedMatches(now);
  const works = announced
    .flatMap((match) => worksOf(match, now))
    .map((work, index) => {
      const person = personOf(work.owner, index);
      return person === undefined
        ? work
        : { ...work, values: { ...work.values, retireeId: person.id, authorName: person.values.name } };
    });
  const matches = announced.map((match) => {
    const own = works.filter(({ values }) => values.matchId === match.id);
    const voteCount = own.reduce((sum, { values }) => sum + (values.votes ?? 0), 0);
    const unreviewedCount = own.filter(({ values }) => values.auditStatus === '0').length;
    const ranks = own.flatMap(({ values: { rank } }) => (typeof rank === 'number' ? [rank] : []));
    const ranksGiven = ranks.length === 0 ? null : ranks.toSorted((one, other) => one - other).join('、');
    return { ...match, values: { ...match.values, workCount: own.length, voteCount, unreviewedCount, ranksGiven } };
  });
  return { matches, works };
}
