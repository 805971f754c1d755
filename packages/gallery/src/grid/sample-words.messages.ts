import { localized, type LocalizedText } from '@evergreen/core/kernel';

/** Words of the columns. In rules `${title}` stands for the column's title. */
export const columnWords = {
  archive: localized('归档材料（不可删除）', 'Archived (not to be removed)'),
  birthday: localized('出生日期', 'Date of birth'),
  pressToChoose: localized('点击选择', 'Press to choose'),
  choose: localized('请选择${title}', 'Choose ${title}'),
  checkBroken: localized('校验出错', 'Failing check'),
  checkSilent: localized('校验不回应', 'Silent check'),
  city: localized('市', 'City'),
  codes: localized('编码', 'Codes'),
  community: localized('社区', 'Community'),
  district: localized('区县', 'District'),
  done: localized('完成度', 'Done'),
  enter: localized('请输入${title}', 'Enter ${title}'),
  familyName: localized('家属姓名', 'Name of relative'),
  female: localized('女', 'Female'),
  helps: localized('可协助', 'Helps with'),
  hours: localized('志愿工时', 'Hours'),
  interests: localized('兴趣', 'Interests'),
  isVolunteer: localized('志愿者', 'Volunteer'),
  level: localized('等级', 'Level'),
  male: localized('男', 'Male'),
  misfit: localized('${title}格式不正确', '${title} is not in the right form'),
  name: localized('姓名', 'Name'),
  note: localized('备注', 'Note'),
  papers: localized('证明材料', 'Papers'),
  photo: localized('照片', 'Photo'),
  sealed: localized('密封材料（不可下载）', 'Sealed (not to be downloaded)'),
  person: localized('人员', 'Person'),
  phone: localized('手机号', 'Mobile phone'),
  province: localized('省', 'Province'),
  relation: localized('关系', 'Relation'),
  repeated: localized('${title}不能重复', '${title} may not be the same in two rows'),
  required: localized('${title}不能为空', '${title} may not be empty'),
  service: localized('服务内容', 'Service'),
  serviceKind: localized('服务', 'Service'),
  serviceHours: localized('工时', 'Hours'),
  sex: localized('性别', 'Sex'),
  state: localized('情况', 'State'),
  subsidy: localized('补贴（元）', 'Subsidy (yuan)'),
  tooShort: localized('${title}至少写两个字', '${title} needs two letters at least'),
  twoDecimals: localized('${title}最多两位小数', '${title} has two decimals at most'),
  visitor: localized('走访人', 'Visited by'),
  visited: localized('走访时间', 'Visited'),
  wholeNumber: localized('请输入整数', 'Enter a whole number'),
} as const;

/** What lies below a place; below '' are the provinces. */
export const PLACES: Readonly<Record<string, readonly (readonly [string, LocalizedText])[]>> = {
  '': [
    ['330000', localized('浙江省', 'Zhejiang')],
    ['320000', localized('江苏省', 'Jiangsu')],
  ],
  '330000': [
    ['330100', localized('杭州市', 'Hangzhou')],
    ['330200', localized('宁波市', 'Ningbo')],
  ],
  '320000': [
    ['320100', localized('南京市', 'Nanjing')],
    ['320500', localized('苏州市', 'Suzhou')],
  ],
  '330100': [
    ['330106', localized('西湖区', 'Xihu')],
    ['330102', localized('上城区', 'Shangcheng')],
  ],
  '330200': [
    ['330203', localized('海曙区', 'Haishu')],
    ['330212', localized('鄞州区', 'Yinzhou')],
  ],
  '320100': [
    ['320102', localized('玄武区', 'Xuanwu')],
    ['320106', localized('鼓楼区', 'Gulou')],
  ],
  '320500': [
    ['320508', localized('姑苏区', 'Gusu')],
    ['320505', localized('虎丘区', 'Huqiu')],
  ],
};

export const COMMUNITIES: readonly (readonly [string, LocalizedText])[] = [
  ['hupan', localized('湖畔社区', 'Lakeside')],
  ['chengxi', localized('城西社区', 'West Town')],
  ['wenhua', localized('文化路社区', 'Culture Road')],
  ['dongfeng', localized('东风社区', 'East Wind')],
];

export const INTERESTS: readonly (readonly [string, LocalizedText])[] = [
  ['calligraphy', localized('书法', 'Calligraphy')],
  ['taiChi', localized('太极', 'Tai chi')],
  ['choir', localized('合唱', 'Choir')],
  ['photography', localized('摄影', 'Photography')],
  ['boardGames', localized('棋牌', 'Board games')],
  ['gardening', localized('园艺', 'Gardening')],
];

export const RELATIONS: readonly (readonly [string, LocalizedText])[] = [
  ['spouse', localized('配偶', 'Spouse')],
  ['child', localized('子女', 'Child')],
  ['other', localized('其他', 'Other')],
];

/** What relatives help with, beside what they write themselves. */
export const HELP: readonly (readonly [string, LocalizedText])[] = [
  ['meals', localized('送餐', 'Meals')],
  ['shopping', localized('买菜', 'Shopping')],
  ['doctor', localized('陪同就医', 'Doctor visits')],
];

/** A full name in the manner of each language. */
export const fullName = (family: LocalizedText, given: LocalizedText): LocalizedText =>
  localized(`${family['zh-CN']}${given['zh-CN']}`, `${family['en-US']} ${given['en-US']}`);

export const FAMILY_NAMES: readonly LocalizedText[] = [
  localized('王', 'Wang'),
  localized('李', 'Li'),
  localized('张', 'Zhang'),
  localized('刘', 'Liu'),
  localized('陈', 'Chen'),
  localized('杨', 'Yang'),
  localized('赵', 'Zhao'),
  localized('黄', 'Huang'),
  localized('周', 'Zhou'),
  localized('吴', 'Wu'),
  localized('徐', 'Xu'),
  localized('孙', 'Sun'),
];

export const GIVEN_NAMES: readonly LocalizedText[] = [
  localized('秀英', 'Xiuying'),
  localized('桂兰', 'Guilan'),
  localized('建国', 'Jianguo'),
  localized('玉珍', 'Yuzhen'),
  localized('国强', 'Guoqiang'),
  localized('淑华', 'Shuhua'),
  localized('志明', 'Zhiming'),
  localized('丽娟', 'Lijuan'),
  localized('德福', 'Defu'),
  localized('春梅', 'Chunmei'),
  localized('永红', 'Yonghong'),
  localized('文斌', 'Wenbin'),
  localized('凤霞', 'Fengxia'),
];

export const homeVisit = localized('行动不便，上门服务', 'Cannot walk well: visit at home');

export const VISITORS: readonly LocalizedText[] = [
  localized('周敏', 'Zhou Min'),
  localized('陈伟', 'Chen Wei'),
  localized('刘洋', 'Liu Yang'),
];

export const inGoodHealth = localized('身体健康', 'In good health');

/** What volunteers do. */
export const VOLUNTEERING: readonly LocalizedText[] = [
  localized('社区巡逻', 'Community patrol'),
  localized('图书整理', 'Sorting books'),
  localized('课后辅导', 'After-school help'),
  localized('清洁家园', 'Tidying up'),
];

/** What retirees are offered. */
export const OFFERS = {
  meals: localized('上门送餐', 'Meals at home'),
  talk: localized('健康讲座', 'Health talk'),
  painting: localized('书画课', 'Painting class'),
} as const;

/** Of rows that are wrong on purpose. */
export const faultWords = {
  twelve: localized('十二', 'twelve'),
  withoutId: localized('没有编号', 'Without an id'),
  changed: (name: LocalizedText) => localized(`${name['zh-CN']}（已改）`, `${name['en-US']} (changed)`),
} as const;
