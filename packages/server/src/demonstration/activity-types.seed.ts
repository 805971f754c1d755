import type { activityTypeResource } from '@evergreen/core/resources';

import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import { SEEDER, seedIdentifier } from '../db/seed/seed-random.ts';

/** An activity type and what its activities are called and about. */
export interface ActivityTypeSeed {
  readonly code: string;
  readonly name: string;
  readonly sort: number;
  readonly isValid: boolean;
  readonly remark: string;
  readonly subjects: readonly [string, ...string[]];
  readonly places: readonly [string, ...string[]];
  /** The hours that one takes; days are whole ones. */
  readonly duration: { readonly hours: number } | { readonly days: number };
  readonly content: string;
}

/** The activity types of a new platform. The last is out of use and has no activities. */
export const activityTypeSeeds: readonly [ActivityTypeSeed, ...ActivityTypeSeed[]] = [
  {
    code: 'ART',
    name: '文艺演出',
    sort: 10,
    isValid: true,
    remark: '合唱、舞蹈、戏曲等演出',
    duration: { hours: 3 },
    subjects: ['合唱展演', '戏曲票友专场', '民族舞汇演', '经典老歌演唱会', '诗歌朗诵会', '民乐雅集'],
    places: ['群艺馆小剧场', '文化中心多功能厅', '工人文化宫礼堂'],
    content: '由各街道退休人员文艺队伍报名参演，演出时长每队不超过 8 分钟。现场备有热饮与急救点，请凭活动码入场。',
  },
  {
    code: 'SPORT',
    name: '体育健身',
    sort: 20,
    isValid: true,
    remark: '适合中老年人的体育活动',
    duration: { hours: 2 },
    subjects: ['八段锦晨练', '太极拳交流', '乒乓球友谊赛', '健步走', '门球邀请赛', '柔力球教学'],
    places: ['长青公园东广场', '体育中心训练馆', '滨江绿道起点', '社区文体活动室'],
    content: '请穿着宽松运动衣物和防滑鞋，患有心脑血管疾病的人员请先咨询医生。现场有志愿者陪同并提供饮用水。',
  },
  {
    code: 'HEALTH',
    name: '健康义诊',
    sort: 30,
    isValid: true,
    remark: '义诊、体检与健康咨询',
    duration: { hours: 4 },
    subjects: ['高血压糖尿病义诊', '骨密度免费筛查', '中医养生咨询', '眼健康检查', '口腔健康义诊', '流感疫苗接种服务'],
    places: ['社区卫生服务中心', '服务站一楼大厅', '市第三医院门诊楼'],
    content: '请携带身份证和医保卡，空腹项目请在上午 10 点前完成。结果当场告知，需要复查的由医院安排绿色通道。',
  },
  {
    code: 'LECTURE',
    name: '知识讲座',
    sort: 40,
    isValid: true,
    remark: '政策、法律、防诈骗等讲座',
    duration: { hours: 2 },
    subjects: [
      '养老金政策解读',
      '防范电信诈骗讲座',
      '遗嘱与继承法律课堂',
      '智能手机使用培训',
      '冬季养生讲座',
      '家庭用药安全',
    ],
    places: ['服务中心三楼报告厅', '社区党群服务中心', '市图书馆学术厅'],
    content: '讲座后设有一对一答疑，资料现场领取。听力不便的人员可在报名时注明，现场提供助听设备。',
  },
  {
    code: 'TOUR',
    name: '参观游览',
    sort: 50,
    isValid: true,
    remark: '近郊参观与红色教育',
    duration: { days: 1 },
    subjects: ['乡村振兴一日行', '红色教育基地参观', '植物园赏花', '城市规划馆参观', '老厂区故地重游'],
    places: ['服务中心门前集合', '东湖区服务站集合', '滨江码头集合'],
    content: '统一乘车往返，含午餐与意外保险。年满 75 周岁的人员请由家属陪同，请勿携带贵重物品。',
  },
  {
    code: 'VOLUNTEER',
    name: '志愿服务',
    sort: 60,
    isValid: true,
    remark: '退休人员参加的公益服务',
    duration: { hours: 3 },
    subjects: ['文明交通劝导', '高龄老人上门探访', '社区环境清洁', '爱心义剪', '图书整理志愿岗', '银龄调解员值班'],
    places: ['梨园街道办事处', '桥口街道社区广场', '云岭街道服务站'],
    content: '志愿者统一着装上岗，服务时长记入志愿档案并换算积分。请提前 15 分钟到岗签到，服从现场安排。',
  },
  {
    code: 'CALLIGRAPHY',
    name: '书画摄影',
    sort: 70,
    isValid: true,
    remark: '书法、绘画、摄影',
    duration: { hours: 3 },
    subjects: ['迎春书法笔会', '国画写生', '金秋摄影采风', '剪纸体验课', '硬笔书法交流', '夕阳红书画展'],
    places: ['老年大学书画室', '群艺馆展厅', '长青公园湖心亭'],
    content: '笔墨纸砚由主办方准备，摄影活动请自带相机或手机。优秀作品将在服务中心展出并收入年度作品集。',
  },
  {
    code: 'FESTIVAL',
    name: '节日联欢',
    sort: 80,
    isValid: true,
    remark: '传统节日与荣退仪式',
    duration: { hours: 3 },
    subjects: ['重阳敬老联欢会', '元宵灯谜会', '端午包粽子', '中秋茶话会', '集体生日会', '荣退仪式'],
    places: ['社区文体活动室', '服务中心多功能厅', '工人文化宫礼堂'],
    content: '现场有节目表演、游戏和节日食品，患有糖尿病的人员可选无糖点心。欢迎携家属一同参加。',
  },
  {
    code: 'SKILL',
    name: '技能培训',
    sort: 90,
    isValid: true,
    remark: '手工、烹饪、智能设备等',
    duration: { hours: 2 },
    subjects: ['短视频剪辑入门', '家常菜烹饪课', '手机摄影提高班', '编织手工坊', '急救技能培训', '阳台种植课堂'],
    places: ['老年大学实训室', '社区党群服务中心', '服务站二楼教室'],
    content: '小班教学，每班配两名助教。材料费已含在活动费用内，完成课程的学员发放结业证书。',
  },
  {
    code: 'OTHER',
    name: '其他（停用）',
    sort: 999,
    isValid: false,
    remark: '已停用，保留供历史数据查询',
    duration: { hours: 2 },
    subjects: ['其他活动'],
    places: ['服务中心'],
    content: '',
  },
];

export function activityTypeIdentifier(type: ActivityTypeSeed): string {
  return seedIdentifier('activityType', type.code);
}

/** The rows of the activity types; `now` is epoch milliseconds. */
export function activityTypeRows(now: number): readonly ResourceSeed<typeof activityTypeResource>[] {
  return activityTypeSeeds.map((type) => ({
    id: activityTypeIdentifier(type),
    createBy: SEEDER,
    createTime: now,
    values: {
      name: type.name,
      code: type.code,
      sort: type.sort,
      status: type.isValid ? '1' : '0',
      remark: type.remark,
    },
  }));
}
