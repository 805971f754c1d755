import type { newsResource, newsTypeResource, policyResource } from '@evergreen/core/resources';
import { days } from '@evergreen/core/kernel';

import { formatPlatformTime } from '../platform-time.ts';
import { dayOf, demonstrationSeeds, leavesOf, paragraphs, typeSeeds, type Drawn, type TypeSeed } from './drawn-rows.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';

const newsTypes: readonly TypeSeed[] = [
  {
    code: 'NEWS',
    name: '新闻动态',
    children: [
      { code: 'WORK', name: '工作动态' },
      { code: 'COMMUNITY', name: '社区风采' },
      { code: 'PEOPLE', name: '人物故事' },
    ],
  },
  {
    code: 'SERVICE',
    name: '便民服务',
    children: [
      { code: 'NOTICE', name: '办事通知' },
      { code: 'HEALTH_TIPS', name: '健康提示' },
    ],
  },
];

const policyTypes: readonly TypeSeed[] = [
  {
    code: 'POLICY',
    name: '政策法规',
    children: [
      { code: 'PENSION', name: '养老待遇' },
      { code: 'MEDICAL', name: '医疗保障' },
      { code: 'COMMUNITY_CARE', name: '社区服务' },
      { code: 'PREFERENTIAL', name: '优待优抚' },
    ],
  },
];

/** The rows of both lists choose from one tree. */
const types = [...newsTypes, ...policyTypes];

const places: readonly [string, ...string[]] = [
  '东湖区',
  '南浦区',
  '西山区',
  '梨园街道',
  '水果湖街道',
  '滨江街道',
  '桥口街道',
  '云岭街道',
];

const headlines: Readonly<Record<string, readonly [string, ...string[]]>> = {
  WORK: [
    '退休人员服务站完成改造',
    '召开退休人员社会化管理工作会',
    '启动“暖心上门”认证服务',
    '退休人员信息核查全面完成',
  ],
  COMMUNITY: ['银龄合唱团登上市级舞台', '退休党员清洁家园', '重阳敬老系列活动热闹开场', '老年食堂开到家门口'],
  PEOPLE: ['老劳模三十年义务巡堤', '退休教师的社区课堂', '八旬老人的剪纸人生', '夕阳红调解员的一天'],
  NOTICE: ['元旦假期服务窗口安排', '领取待遇资格认证开始受理', '服务热线升级期间的办理方式', '体检预约名额开放'],
  HEALTH_TIPS: ['入冬防跌倒提示', '流感疫苗接种须知', '高温天气出行提醒', '合理用药小知识'],
};

const policyTitles: Readonly<Record<string, readonly [string, ...string[]]>> = {
  PENSION: [
    '调整企业退休人员基本养老金',
    '做好养老保险待遇领取资格认证',
    '完善高龄津贴发放',
    '规范丧葬补助金和抚恤金发放',
  ],
  MEDICAL: ['完善职工医保门诊共济保障', '开展长期护理保险试点', '提高退休人员大病保险待遇', '优化异地就医直接结算'],
  COMMUNITY_CARE: ['加强退休人员社会化管理服务', '推进社区居家养老服务', '建设老年友好型社区', '规范老年助餐服务'],
  PREFERENTIAL: ['做好老年人优待证办理', '完善退役军人优待', '落实劳动模范待遇', '困难退休人员帮扶'],
};

interface Authority {
  readonly name: string;
  readonly mark: string;
}

const authorities: Readonly<Record<string, Authority>> = {
  '1': { name: '人力资源和社会保障部', mark: '人社部发' },
  '2': { name: '江南省人力资源和社会保障厅', mark: '江人社发' },
  '3': { name: '江城市人力资源和社会保障局', mark: '江城人社' },
  '4': { name: '东湖区退休人员服务站', mark: '东退服' },
};

export function newsTypeSeeds(now: number): ResourceSeed<typeof newsTypeResource>[] {
  return typeSeeds('newsType', now, types, ({ name, code }, { sort, parentId }) => ({
    name,
    code,
    parentId,
    sort,
    showOnHome: parentId === null ? 'Y' : 'N',
    status: '1',
  }));
}

/** Whether a text is a draft, published or taken offline, and since when. */
function publication({ random, createTime, now }: Drawn) {
  const status = random.pick(['0', '1', '1', '1', '1', '1', '1', '2']);
  return {
    status,
    publishTime: status === '0' ? null : formatPlatformTime(Math.min(createTime + days(random.integer(0, 5)), now)),
    viewCount: status === '0' ? 0 : random.integer(8, 5200),
    isTop: random.chance(4) ? ('Y' as const) : ('N' as const),
  };
}

const newsLeaves = leavesOf(newsTypes);
const policyLeaves = leavesOf(policyTypes);

export function newsSeeds(now: number): ResourceSeed<typeof newsResource>[] {
  return demonstrationSeeds('news', now, { platform: 200, other: 40 }, (drawn) => {
    const { random, index, idOf, createTime } = drawn;
    const type = newsLeaves[index % newsLeaves.length] ?? { code: 'WORK', name: '工作动态' };
    const place = random.pick(places);
    const headline = random.pick(headlines[type.code] ?? ['通知']);
    return {
      ...publication(drawn),
      title: `${place}：${headline}`,
      typeId: idOf('newsType', type.code),
      source: `${place}退休人员服务站`,
      summary: `${headline}。${place}有关负责人介绍了具体安排，欢迎退休人员了解和参加。`,
      content: paragraphs(
        `${dayOf(createTime)}，${place}传来消息：${headline}。`,
        '服务站工作人员提前做好准备，志愿者全程陪同，行动不便的退休人员可以预约上门服务。',
        '更多信息请到所在街道退休人员服务站咨询，或拨打服务热线。',
      ),
    };
  });
}

export function policySeeds(now: number): ResourceSeed<typeof policyResource>[] {
  return demonstrationSeeds('policy', now, { platform: 200, other: 40 }, (drawn) => {
    const { random, index, idOf, createTime } = drawn;
    const type = policyLeaves[index % policyLeaves.length] ?? { code: 'PENSION', name: '养老待遇' };
    const level = random.pick(['1', '2', '3', '3', '4']);
    const authority = authorities[level] ?? { name: '', mark: '' };
    const issued = createTime - days(random.integer(5, 60));
    const matter = random.pick(policyTitles[type.code] ?? ['做好退休人员服务']);
    return {
      ...publication(drawn),
      title: `关于${matter}的${random.pick(['通知', '实施意见', '实施办法', '公告'])}`,
      typeId: idOf('newsType', type.code),
      level,
      source: authority.name,
      docNo: `${authority.mark}〔${dayOf(issued).slice(0, 4)}〕${random.integer(1, 99)}号`,
      issueDate: dayOf(issued),
      effectiveDate: dayOf(issued + days(random.integer(0, 45))),
      content: paragraphs(
        `各有关单位：为进一步${matter}，现就有关事项通知如下。`,
        '一、提高认识，加强组织领导，把服务退休人员的各项工作落到实处。',
        '二、明确办理条件、材料和时限，能够共享的材料不得要求退休人员重复提交。',
        '三、本文件自施行之日起执行，此前规定与本文件不一致的，以本文件为准。',
      ),
    };
  });
}
