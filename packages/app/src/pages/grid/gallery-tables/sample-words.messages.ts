import { text, type Text } from '@evergreen/core/kernel';

/** Words of the columns. In rules `${title}` stands for the column's title. */
export const columnWords = {
  archive: text('归档材料（不可删除）', 'Archived (not to be removed)'),
  birthday: text('出生日期', 'Date of birth'),
  pressToChoose: text('点击选择', 'Press to choose'),
  choose: text('请选择${title}', 'Choose ${title}'),
  checkBroken: text('校验出错', 'Failing check'),
  checkSilent: text('校验不回应', 'Silent check'),
  city: text('市', 'City'),
  codes: text('编码', 'Codes'),
  community: text('社区', 'Community'),
  district: text('区县', 'District'),
  done: text('完成度', 'Done'),
  enter: text('请输入${title}', 'Enter ${title}'),
  familyName: text('家属姓名', 'Name of relative'),
  female: text('女', 'Female'),
  helps: text('可协助', 'Helps with'),
  hours: text('志愿工时', 'Hours'),
  interests: text('兴趣', 'Interests'),
  isVolunteer: text('志愿者', 'Volunteer'),
  level: text('等级', 'Level'),
  male: text('男', 'Male'),
  misfit: text('${title}格式不正确', '${title} is not in the right form'),
  name: text('姓名', 'Name'),
  note: text('备注', 'Note'),
  papers: text('证明材料', 'Papers'),
  photo: text('照片', 'Photo'),
  sealed: text('密封材料（不可下载）', 'Sealed (not to be downloaded)'),
  person: text('人员', 'Person'),
  phone: text('手机号', 'Mobile phone'),
  province: text('省', 'Province'),
  relation: text('关系', 'Relation'),
  repeated: text('${title}不能重复', '${title} may not be the same in two rows'),
  required: text('${title}不能为空', '${title} may not be empty'),
  service: text('服务内容', 'Service'),
  serviceKind: text('服务', 'Service'),
  serviceHours: text('工时', 'Hours'),
  sex: text('性别', 'Sex'),
  state: text('情况', 'State'),
  subsidy: text('补贴（元）', 'Subsidy (yuan)'),
  tooShort: text('${title}至少写两个字', '${title} needs two letters at least'),
  twoDecimals: text('${title}最多两位小数', '${title} has two decimals at most'),
  visitor: text('走访人', 'Visited by'),
  visited: text('走访时间', 'Visited'),
  wholeNumber: text('请输入整数', 'Enter a whole number'),
} as const;

/** What lies below a place; below '' are the provinces. */
export const PLACES: Readonly<Record<string, readonly (readonly [string, Text])[]>> = {
  '': [
    ['330000', text('浙江省', 'Zhejiang')],
    ['320000', text('江苏省', 'Jiangsu')],
  ],
  '330000': [
    ['330100', text('杭州市', 'Hangzhou')],
    ['330200', text('宁波市', 'Ningbo')],
  ],
  '320000': [
    ['320100', text('南京市', 'Nanjing')],
    ['320500', text('苏州市', 'Suzhou')],
  ],
  '330100': [
    ['330106', text('西湖区', 'Xihu')],
    ['330102', text('上城区', 'Shangcheng')],
  ],
  '330200': [
    ['330203', text('海曙区', 'Haishu')],
    ['330212', text('鄞州区', 'Yinzhou')],
  ],
  '320100': [
    ['320102', text('玄武区', 'Xuanwu')],
    ['320106', text('鼓楼区', 'Gulou')],
  ],
  '320500': [
    ['320508', text('姑苏区', 'Gusu')],
    ['320505', text('虎丘区', 'Huqiu')],
  ],
};

export const COMMUNITIES: readonly (readonly [string, Text])[] = [
  ['hupan', text('湖畔社区', 'Lakeside')],
  ['chengxi', text('城西社区', 'West Town')],
  ['wenhua', text('文化路社区', 'Culture Road')],
  ['dongfeng', text('东风社区', 'East Wind')],
];

export const INTERESTS: readonly (readonly [string, Text])[] = [
  ['calligraphy', text('书法', 'Calligraphy')],
  ['taiChi', text('太极', 'Tai chi')],
  ['choir', text('合唱', 'Choir')],
  ['photography', text('摄影', 'Photography')],
  ['boardGames', text('棋牌', 'Board games')],
  ['gardening', text('园艺', 'Gardening')],
];

export const RELATIONS: readonly (readonly [string, Text])[] = [
  ['spouse', text('配偶', 'Spouse')],
  ['child', text('子女', 'Child')],
  ['other', text('其他', 'Other')],
];

/** What relatives help with, beside what they write themselves. */
export const HELP: readonly (readonly [string, Text])[] = [
  ['meals', text('送餐', 'Meals')],
  ['shopping', text('买菜', 'Shopping')],
  ['doctor', text('陪同就医', 'Doctor visits')],
];

/** A full name in the manner of each language. */
export const fullName = (family: Text, given: Text): Text =>
  text(`${family['zh-CN']}${given['zh-CN']}`, `${family['en-US']} ${given['en-US']}`);

export const FAMILY_NAMES: readonly Text[] = [
  text('王', 'Wang'),
  text('李', 'Li'),
  text('张', 'Zhang'),
  text('刘', 'Liu'),
  text('陈', 'Chen'),
  text('杨', 'Yang'),
  text('赵', 'Zhao'),
  text('黄', 'Huang'),
  text('周', 'Zhou'),
  text('吴', 'Wu'),
  text('徐', 'Xu'),
  text('孙', 'Sun'),
];

export const GIVEN_NAMES: readonly Text[] = [
  text('秀英', 'Xiuying'),
  text('桂兰', 'Guilan'),
  text('建国', 'Jianguo'),
  text('玉珍', 'Yuzhen'),
  text('国强', 'Guoqiang'),
  text('淑华', 'Shuhua'),
  text('志明', 'Zhiming'),
  text('丽娟', 'Lijuan'),
  text('德福', 'Defu'),
  text('春梅', 'Chunmei'),
  text('永红', 'Yonghong'),
  text('文斌', 'Wenbin'),
  text('凤霞', 'Fengxia'),
];

export const homeVisit = text('行动不便，上门服务', 'Cannot walk well: visit at home');

export const VISITORS: readonly Text[] = [text('周敏', 'Zhou Min'), text('陈伟', 'Chen Wei'), text('刘洋', 'Liu Yang')];

export const inGoodHealth = text('身体健康', 'In good health');

/** What volunteers do. */
export const VOLUNTEERING: readonly Text[] = [
  text('社区巡逻', 'Community patrol'),
  text('图书整理', 'Sorting books'),
  text('课后辅导', 'After-school help'),
  text('清洁家园', 'Tidying up'),
];

/** What retirees are offered. */
export const OFFERS = {
  meals: text('上门送餐', 'Meals at home'),
  talk: text('健康讲座', 'Health talk'),
  painting: text('书画课', 'Painting class'),
} as const;

/** Of rows that are wrong on purpose. */
export const faultWords = {
  twelve: text('十二', 'twelve'),
  withoutId: text('没有编号', 'Without an id'),
  changed: (name: Text) => text(`${name['zh-CN']}（已改）`, `${name['en-US']} (changed)`),
} as const;
