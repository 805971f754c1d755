import type { CellCheck, Column } from '@evergreen/core/editable-table';

const COMMUNITIES = [
  { value: 'hupan', text: '湖畔社区' },
  { value: 'chengxi', text: '城西社区' },
  { value: 'wenhua', text: '文化路社区' },
  { value: 'dongfeng', text: '东风社区' },
];
const INTERESTS = ['书法', '太极', '合唱', '摄影', '棋牌', '园艺'].map((value) => ({ value, text: value }));
const RELATIONS = [
  { value: 'spouse', text: '配偶' },
  { value: 'child', text: '子女' },
  { value: 'other', text: '其他' },
];

/** A note that says nothing is worth nothing: asked as a handler is, after every other rule. */
const saysSomething = ({ value }: CellCheck) => value === null || value === '' || (typeof value === 'string' && value.trim().length >= 2);

const name: Column = {
  key: 'name',
  title: '姓名',
  type: 'input',
  width: 130,
  fixed: 'left',
  placeholder: '请输入${title}',
  validateRules: [{ required: true, message: '${title}不能为空' }, { unique: true, message: '${title}不能重复' }],
};
const phone: Column = {
  key: 'phone',
  title: '手机号',
  type: 'input',
  width: 150,
  validateRules: [{ pattern: 'm', message: '${title}格式不正确' }],
};

/** Every kind of cell that a table of retirees can use. */
export const everyKindOfColumn: readonly Column[] = [
  name,
  { key: 'sex', title: '性别', type: 'radio', width: 140, options: [{ value: '1', text: '男' }, { value: '2', text: '女' }], defaultValue: '2' },
  phone,
  { key: 'birthday', title: '出生日期', type: 'date', width: 140, placeholder: '请选择${title}' },
  {
    key: 'subsidy',
    title: '补贴（元）',
    type: 'inputNumber',
    width: 130,
    statistics: ['sum', 'average'],
    validateRules: [{ pattern: 'money', message: '${title}最多两位小数' }],
  },
  { key: 'hours', title: '志愿工时', type: 'inputNumber', width: 120, statistics: 'sum', validateRules: [{ pattern: 'z', message: '请输入整数' }] },
  { key: 'isVolunteer', title: '志愿者', type: 'checkbox', width: 90, customValue: ['Y', 'N'] },
  { key: 'community', title: '社区', type: 'sel_search', width: 150, options: COMMUNITIES, allowSearch: true },
  { key: 'interests', title: '兴趣', type: 'list_multi', width: 190, options: INTERESTS },
  { key: 'province', title: '省', type: 'select', width: 130, linkageKey: 'city' },
  { key: 'city', title: '市', type: 'select', width: 130 },
  { key: 'visited', title: '走访时间', type: 'datetime', width: 200 },
  { key: 'done', title: '完成度', type: 'progress', width: 140 },
  { key: 'codes', title: '编码', type: 'tags', width: 150 },
  {
    key: 'note',
    title: '备注',
    type: 'textarea',
    width: 220,
    validateRules: [{ handler: saysSomething, message: '${title}至少写两个字' }],
  },
];

/** What most people fill in. */
export const fewColumns: readonly Column[] = everyKindOfColumn.filter(({ key }) =>
  ['name', 'sex', 'phone', 'subsidy', 'hours', 'isVolunteer'].includes(key),
);

/** What fits beside a second table, with what others change in view. */
export const narrowColumns: readonly Column[] = ['name', 'hours', 'isVolunteer', 'subsidy'].flatMap((wanted) => everyKindOfColumn.filter(({ key }) => key === wanted));

export const familyColumns: readonly Column[] = [
  { ...name, title: '家属姓名' },
  { key: 'relation', title: '关系', type: 'select', width: 120, options: RELATIONS, validateRules: [{ required: true, message: '请选择${title}' }] },
  phone,
];

export const visitColumns: readonly Column[] = [
  { key: 'visited', title: '走访时间', type: 'datetime', width: 200, validateRules: [{ required: true, message: '请选择${title}' }] },
  { key: 'visitor', title: '走访人', type: 'input', width: 140, validateRules: [{ required: true, message: '${title}不能为空' }] },
  { key: 'note', title: '情况', type: 'textarea', width: 260 },
];

export const serviceColumns: readonly Column[] = [
  { key: 'subject', title: '服务内容', type: 'input', width: 220, validateRules: [{ required: true, message: '${title}不能为空' }] },
  { key: 'hours', title: '工时', type: 'inputNumber', width: 120, statistics: 'sum', validateRules: [{ required: true, message: '请填写${title}' }, { pattern: 'z', message: '请输入整数' }] },
];
