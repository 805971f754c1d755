import type { curriculumResource, curriculumTypeResource } from '@evergreen/core/resources';
import { days, minutes } from '@evergreen/core/kernel';

import { formatPlatformTime, platformMidnight } from '../platform-time.ts';
import { demonstrationSeeds, leavesOf, paragraphs, typeSeeds, type Drawn, type TypeSeed } from './drawn-rows.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';

const types: readonly (TypeSeed & { readonly icon: string })[] = [
  {
    code: 'ART',
    name: '文化艺术',
    icon: 'BookOutlined',
    children: [
      { code: 'CALLIGRAPHY', name: '书法绘画' },
      { code: 'MUSIC', name: '声乐器乐' },
      { code: 'DANCE', name: '舞蹈形体' },
      { code: 'PHOTO', name: '摄影摄像' },
    ],
  },
  {
    code: 'HEALTH',
    name: '健康养生',
    icon: 'HeartOutlined',
    children: [
      { code: 'TAIJI', name: '太极气功' },
      { code: 'DIET', name: '饮食营养' },
      { code: 'DISEASE', name: '慢病管理' },
    ],
  },
  {
    code: 'LIFE',
    name: '生活技能',
    icon: 'HomeOutlined',
    children: [
      { code: 'PHONE', name: '智能手机' },
      { code: 'COOK', name: '烹饪面点' },
      { code: 'GARDEN', name: '园艺花卉' },
    ],
  },
  {
    code: 'LAW',
    name: '法律与安全',
    icon: 'SafetyCertificateOutlined',
    children: [
      { code: 'FRAUD', name: '防范诈骗' },
      { code: 'RIGHTS', name: '权益保障' },
    ],
  },
];

/** The subjects of each type of course. */
const subjects: Readonly<Record<string, readonly [string, ...string[]]>> = {
  CALLIGRAPHY: ['楷书入门', '行书临摹', '写意花鸟', '山水画技法', '篆刻基础', '硬笔书法'],
  MUSIC: ['经典老歌合唱', '二胡入门', '葫芦丝演奏', '科学发声', '电子琴基础', '京剧唱段赏析'],
  DANCE: ['广场舞编排', '民族舞基训', '形体与礼仪', '交谊舞入门', '柔力球套路'],
  PHOTO: ['手机摄影构图', '风光摄影', '短视频剪辑', '照片后期处理', '家庭相册制作'],
  TAIJI: ['二十四式太极拳', '八段锦', '五禽戏', '太极扇', '站桩养生'],
  DIET: ['三高人群饮食', '四季食疗', '合理搭配一日三餐', '看懂食品标签', '药膳与禁忌'],
  DISEASE: ['高血压自我管理', '糖尿病日常护理', '骨质疏松预防', '认知障碍早识别', '家庭用药安全'],
  PHONE: ['微信使用入门', '网上挂号缴费', '手机支付安全', '智能出行打车', '与子女视频通话'],
  COOK: ['家常面点', '清蒸与炖煮', '江城早点', '低油低盐家常菜', '传统糕点制作'],
  GARDEN: ['阳台种菜', '多肉养护', '兰花栽培', '盆景制作', '插花艺术'],
  FRAUD: ['识别养老诈骗', '远离非法集资', '保健品消费陷阱', '个人信息保护'],
  RIGHTS: ['遗嘱与继承', '老年人权益保障法', '赡养与监护', '房产赠与常识', '社保待遇解读'],
};

const teachers: readonly [string, ...string[]] = [
  '陈国栋',
  '林慧敏',
  '赵德昌',
  '吴雅琴',
  '孙志远',
  '郑玉兰',
  '何建平',
  '罗文华',
  '高秀梅',
  '宋立新',
];
const editions: readonly [string, ...string[]] = ['', '', '（基础班）', '（提高班）', '（第二期）', '（公开课）'];
const places: readonly [string, ...string[]] = [
  '江城老年大学 302 教室',
  '东湖区服务站多功能厅',
  '梨园街道文化活动中心',
  '南浦区社区教育学校',
  '市群艺馆排练厅',
];

export function curriculumTypeSeeds(now: number): ResourceSeed<typeof curriculumTypeResource>[] {
  return typeSeeds('curriculumType', now, types, ({ name, code }, { sort, parentId }) => ({
    name,
    parentId,
    icon: types.find((type) => type.code === code)?.icon ?? null,
    sort,
    status: '1',
  }));
}

const leaves = leavesOf(types);

/** Courses of every subject; some are taken off the shelf, some take place on site. */
export function curriculumSeeds(now: number): ResourceSeed<typeof curriculumResource>[] {
  return demonstrationSeeds('curriculum', now, { platform: 200, other: 40 }, courseOf);
}

function courseOf(drawn: Drawn) {
  const { random, index, createTime, now, idOf } = drawn;
  const type = leaves[index % leaves.length] ?? { code: 'PHONE', name: '智能手机' };
  const [subject, teacher] = [random.pick(subjects[type.code] ?? ['课程']), random.pick(teachers)];
  const mode = random.pick(['1', '1', '2', '3']);
  const isOnShelf = random.chance(82);
  const begin = platformMidnight(createTime, random.integer(7, 40)) + minutes(30 * random.integer(17, 30));
  const learners = isOnShelf ? random.integer(12, 2600) : 0;
  const isFree = random.chance(80);
  return {
    title: `${subject}${random.pick(editions)}`,
    typeId: idOf('curriculumType', type.code),
    teacher,
    teacherIntro: `${teacher}，从事${type.name}教学${random.integer(5, 32)}年，讲课细致，深受学员喜爱。`,
    mode,
    durationMinutes: random.pick([20, 30, 40, 45, 60, 90]),
    ...(mode === '3'
      ? {
          address: random.pick(places),
          startTime: formatPlatformTime(begin),
          endTime: formatPlatformTime(begin + days(random.integer(7, 60))),
        }
      : {}),
    quota: mode === '3' ? random.pick([0, 20, 30, 40]) : 0,
    content: paragraphs(
      `本课程由${teacher}老师主讲，内容为${type.name}中的“${subject}”，由浅入深，适合零基础的退休人员学习。`,
      '课后有练习与答疑，听力或视力不便的学员可申请陪同听课。',
    ),
    isFree: isFree ? ('Y' as const) : ('N' as const),
    points: isFree ? null : random.pick([10, 20, 50]),
    isRecommend: random.chance(8) ? ('Y' as const) : ('N' as const),
    sort: random.integer(1, 40) * 10,
    status: isOnShelf ? '1' : '0',
    publishTime: isOnShelf ? formatPlatformTime(Math.min(createTime + days(1), now)) : null,
    viewCount: learners,
    likeCount: Math.floor((learners * random.integer(5, 30)) / 100),
  };
}
