import type { topicResource } from '@evergreen/core/resources';
import { days } from '@evergreen/core/kernel';

import { formatPlatformTime, platformMidnight } from '../platform-time.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import { createSeedRandom, SEEDER, seedIdentifier } from '../db/seed/seed-random.ts';

/** The tenant beside the platform that has rows on a new platform. */
const TENANT = 1001;
/** How many topics that one has. */
const TENANT_TOPICS = 5;

const topics: readonly (readonly [name: string, description: string])[] = [
  ['重阳敬老', '分享重阳节的活动与感动'],
  ['我的退休生活', '记录退休后的日常点滴'],
  ['广场舞风采', '各社区舞队的排练与演出'],
  ['书画交流', '书法、国画、篆刻作品展示'],
  ['养生之道', '饮食、运动与保健经验'],
  ['志愿服务在身边', '志愿者的故事与心得'],
  ['老照片里的故事', '晒一晒老照片，讲一讲当年'],
  ['棋牌高手', '象棋、围棋、桥牌切磋'],
  ['摄影天地', '用镜头记录家乡变化'],
  ['园艺与花鸟', '养花、养鸟的经验'],
  ['厨房里的味道', '家常菜与地方小吃'],
  ['银龄学堂', '学习智能手机与新知识'],
  ['防诈骗经验', '识别常见骗术，互相提醒'],
  ['隔代教育', '和孙辈相处的那些事'],
  ['旅行见闻', '走过的山山水水'],
  ['健步走打卡', '每天六千步，一起坚持'],
  ['戏曲票友', '京剧、越剧、黄梅戏唱段'],
  ['劳模风采', '老劳模的奋斗故事'],
];

/** The names of the topics of a tenant. */
export function topicNames(tenantId: number): readonly string[] {
  return (tenantId === 0 ? topics : topics.slice(0, TENANT_TOPICS)).map(([name]) => name);
}

/**
 * Topics around `now` (epoch milliseconds), of the platform and fewer of a tenant; the last ones are offline.
 *
 * @param postsOf - how many posts a topic has, by its identifier
 */
export function topicSeeds(now: number, postsOf: (id: string) => number): ResourceSeed<typeof topicResource>[] {
  const random = createSeedRandom(20_261_123);
  const ofTenants = [
    { tenantId: 0, among: topics },
    { tenantId: TENANT, among: topics.slice(0, TENANT_TOPICS) },
  ];
  return ofTenants.flatMap(({ tenantId, among }) =>
    among.map(([name, description], index) => {
      const start = platformMidnight(now, -random.integer(30, 300));
      return {
        id: seedIdentifier('topic', `${tenantId}\n${name}`),
        createBy: SEEDER,
        owner: { tenantId, sysOrgCode: 'A01' },
        createTime: start - days(1),
        values: {
          name,
          description,
          status: index < topics.length - 3 ? '1' : '0',
          postCount: postsOf(seedIdentifier('topic', `${tenantId}\n${name}`)),
          followCount: random.integer(10, 2600),
          isHot: index < 4 ? 'Y' : 'N',
          sort: (index + 1) * 10,
          startTime: formatPlatformTime(start),
          endTime: index % 3 === 0 ? formatPlatformTime(platformMidnight(now, random.integer(30, 200))) : null,
        },
      };
    }),
  );
}
