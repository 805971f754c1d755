import { localized, type LocalizedText } from '@evergreen/core/kernel';
import type { OnlinePageReference } from '@evergreen/core/shell/navigation';

interface OnlinePageWords {
  readonly name: LocalizedText;
  /** What the page will show. */
  readonly shows: LocalizedText;
}

export const onlineMessages = {
  pages: {
    formList: {
      name: localized('在线表单开发', 'Online form development'),
      shows: localized('全部在线表单的定义', 'the definitions of all online forms'),
    },
    copyList: {
      name: localized('复制表单', 'Copied forms'),
      shows: localized('这张表单的复制视图', 'the copies of this form'),
    },
    autoList: {
      name: localized('在线表单数据列表', 'Data list of an online form'),
      shows: localized('这张表单的数据', 'the data of this form'),
    },
    treeList: {
      name: localized('在线树形表单列表', 'Tree list of an online form'),
      shows: localized('这张表单的数据，按树形排列', 'the data of this form as a tree'),
    },
    erpList: {
      name: localized('在线 ERP 主子表列表', 'ERP list of an online form'),
      shows: localized('主表数据和所选行的子表', 'the main table and the sub-tables of the chosen row'),
    },
    tabList: {
      name: localized('在线标签页主子表列表', 'Tabbed list of an online form'),
      shows: localized('主表数据，子表分标签页显示', 'the main table, with a tab for each sub-table'),
    },
    innerTableList: {
      name: localized('在线内嵌子表列表', 'Inner-table list of an online form'),
      shows: localized('主表数据，每行内可展开子表', 'the main table, with the sub-tables inside its rows'),
    },
    reportList: {
      name: localized('在线报表配置', 'Online report configuration'),
      shows: localized('全部在线报表的配置', 'the configuration of all online reports'),
    },
    reportAutoList: {
      name: localized('在线报表数据列表', 'Data list of an online report'),
      shows: localized('这张报表的数据', 'the data of this report'),
    },
  } satisfies Readonly<Record<OnlinePageReference, OnlinePageWords>>,
  nameOfPage: (name: LocalizedText, page: string) =>
    localized(`${name['zh-CN']}（${page}）`, `${name['en-US']} (${page})`),
  builtInPage: localized('内置页面', 'Built-in page'),
  service: localized('所缺的服务', 'What is missing'),
  formService: localized('在线表单与报表服务', 'The service of online forms and reports'),
  shows: localized('做好后显示', 'Will show'),
  code: localized('编码', 'Code'),
} as const;
