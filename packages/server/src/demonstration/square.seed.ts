import type { squarePostResource } from '@evergreen/core/resources';
import { minutes } from '@evergreen/core/kernel';

import { formatPlatformTime } from '../platform-time.ts';
import { demonstrationSeeds, paragraphs, personName } from './drawn-rows.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import type { RegisteredPeople } from './retirees.seed.ts';
import { topicNames } from './topics.seed.ts';

const texts: readonly [string, ...string[]] = [
  '今天和老同事一起去植物园，梅花开得正好，拍了不少照片分享给大家。',
  '学会了用手机挂号，再也不用半夜排队了，谢谢服务站的小老师。',
  '练了三个月八段锦，血压稳定多了，推荐大家坚持。',
  '孙子教我剪辑短视频，第一条作品请多多指教！',
  '翻出一张一九七六年的老厂合影，还有谁记得这个车间？',
  '社区食堂的红烧肉味道真不错，价格也实惠。',
  '提醒大家：接到自称社保局要求转账的电话一定是骗子！',
  '我们舞队要参加重阳节演出，欢迎来看彩排。',
  '写了一幅“宁静致远”，请书友们点评。',
  '阳台上的番茄红了，种菜的乐趣只有自己知道。',
];

export function squarePostSeeds(personOf: RegisteredPeople, now: number): ResourceSeed<typeof squarePostResource>[] {
  const posts = demonstrationSeeds<typeof squarePostResource>(
    'squarePost',
    now,
    { platform: 300, other: 30 },
    (drawn) => {
      const { random, index, tenantId, createTime, idOf } = drawn;
      const content = random.pick(texts);
      const isNew = now - createTime < minutes(60 * 24 * 14);
      const auditStatus = isNew ? random.pick(['0', '0', '1']) : random.pick(['1', '1', '1', '1', '1', '2']);
      const isShown = auditStatus === '1' && random.chance(96);
      const views = isShown ? random.integer(5, 2400) : 0;
      const names = topicNames(tenantId);
      return {
        summary: content.slice(0, 60),
        authorName: personName(random),
        content: paragraphs(content),
        place: random.pick(['江城市 · 东湖区', '江城市 · 南浦区', '江城市 · 西山区']),
        topicId: random.chance(80) ? idOf('topic', names[index % names.length] ?? '') : null,
        isTop: random.chance(2) ? ('Y' as const) : ('N' as const),
        isHot: views > 2000 ? ('Y' as const) : ('N' as const),
        likeCount: Math.floor(views / 12),
        commentCount: Math.floor(views / 40),
        viewCount: views,
        reportCount: random.chance(4) ? random.integer(1, 6) : 0,
        auditStatus,
        auditReason: auditStatus === '2' ? '内容与话题无关，请修改后重新发布' : null,
        status: isShown ? '1' : '0',
        publishTime: isShown ? formatPlatformTime(Math.min(createTime + minutes(random.integer(10, 600)), now)) : null,
      };
    },
  );
  return posts.map((post, index) => {
    const person = personOf(post.owner, index);
    return person === undefined
      ? post
      : { ...post, values: { ...post.values, retireeId: person.id, authorName: person.values.name } };
  });
}
