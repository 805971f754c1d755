import { localized } from '@evergreen/core/kernel';

export const galleryMessages = {
  description: localized(
    '这里展示平台的各种部件，可以直接试用，不会保存任何内容。',
    'The parts that the platform’s pages are made of. Try them: nothing is saved.',
  ),
  search: localized('搜索部件：名称或拼音', 'Search widgets'),
  index: localized('部件目录', 'Widgets'),
  all: localized('全部部件', 'All widgets'),
  found: (count: number) => localized(`找到 ${count} 个部件`, count === 1 ? '1 widget' : `${count} widgets`),
  nothing: localized('没有找到这样的部件，请换个词试试。', 'There is no such widget. Try another word.'),
  loading: localized('正在加载示例…', 'Loading the example…'),
  loadFailed: localized('示例没有加载成功。', 'The example could not be loaded.'),
  alone: (title: string) => localized(`只看：${title}`, `Only: ${title}`),
  properties: localized('属性', 'Properties'),
  property: localized('属性名', 'Name'),
  type: localized('类型', 'Type'),
  meaning: localized('说明', 'Meaning'),
  code: localized('代码', 'Code'),
  copy: localized('复制代码', 'Copy the code'),
  copied: localized('已复制', 'Copied'),
  notCopied: localized(
    '浏览器不允许复制，请手动选择代码。',
    'The browser does not allow copying. Select the code by hand.',
  ),
} as const;

/** Names of the states of a widget. */
export const stateMessages = {
  empty: localized('空', 'Empty'),
  filled: localized('已填写', 'Filled'),
  disabled: localized('不可用', 'Disabled'),
  readOnly: localized('只读', 'Read-only'),
  wrong: localized('有错误', 'With an error'),
  loading: localized('加载中', 'Loading'),
  working: localized('试用', 'Try it'),
} as const;
