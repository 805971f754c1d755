import { localized, type LocalizedText } from '@evergreen/core/kernel';

import type { Example } from './example.types.ts';

/** One widget of the gallery. Its example is loaded when it is looked at. */
export interface GalleryEntry {
  /** kebab-case, as its file `examples/<key>.example.tsx` is called; `/gallery#key` opens it. */
  readonly key: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly load: () => Promise<Example>;
}

/** Every widget that stands by itself, in the order of the page. */
export const galleryEntries: readonly GalleryEntry[] = [
  {
    key: 'cron-input',
    title: localized('Cron 表达式', 'Cron expression'),
    description: localized('可直接输入，也可点按钮打开编辑器。', 'Typed, or composed in the editor behind its button.'),
    load: async () => (await import('./examples/cron-input.example.tsx')).cronInputExample,
  },
  {
    key: 'date-input',
    title: localized('日期和时间', 'Day and time'),
    description: localized(
      '可按多种写法输入，也可从日历选择；手机上使用系统自带的选择器。',
      'Typed in many ways or chosen from a calendar; a phone shows its own picker.',
    ),
    load: async () => (await import('./examples/date-input.example.tsx')).dateInputExample,
  },
  {
    key: 'slider-check',
    title: localized('滑块验证', 'Slider check'),
    description: localized(
      '拖到最右端即通过，中途松开会回到起点；也可用方向键。',
      'Passed at the far end; let go early, it returns to the start. Arrow keys work as well.',
    ),
    load: async () => (await import('./examples/slider-check.example.tsx')).sliderCheckExample,
  },
  {
    key: 'password-strength',
    title: localized('密码强度', 'Strength of a password'),
    description: localized(
      '边输入边提示密码强度和还缺少的内容。',
      'Says while a password is typed how strong it is and what is missing.',
    ),
    load: async () => (await import('./examples/password-strength.example.tsx')).passwordStrengthExample,
  },
  {
    key: 'action-menu',
    title: localized('操作菜单', 'Menu of actions'),
    description: localized(
      '按钮下的操作列表，可用鼠标或键盘选择。',
      'The actions under a button, for pointer and keyboard alike.',
    ),
    load: async () => (await import('./examples/action-menu.example.tsx')).actionMenuExample,
  },
  {
    key: 'yes-no-switch',
    title: localized('是否开关', 'Yes or no'),
    description: localized('在两个值之间切换，默认 Y 和 N。', 'Switches between two values, Y and N by default.'),
    load: async () => (await import('./examples/yes-no-switch.example.tsx')).yesNoSwitchExample,
  },
  {
    key: 'ellipsis-text',
    title: localized('省略文字', 'Shortened text'),
    description: localized(
      '超出宽度的文字用省略号结尾，指向、点按或聚焦时显示全文。',
      'A text cut to a width; the whole is shown to pointer, finger and keyboard.',
    ),
    load: async () => (await import('./examples/ellipsis-text.example.tsx')).ellipsisTextExample,
  },
  {
    key: 'detail-list',
    title: localized('详情列表', 'Details'),
    description: localized(
      '名称和值，最多四列，窄屏自动减少。',
      'Labels and values in at most four columns, fewer on narrow screens.',
    ),
    load: async () => (await import('./examples/detail-list.example.tsx')).detailListExample,
  },
  {
    key: 'tree-table',
    title: localized('树形表格', 'Table of a tree'),
    description: localized('带层级的表格，展开时才读取下级。', 'Rows with levels, fetched when they are opened.'),
    load: async () => (await import('./examples/tree-table.example.tsx')).treeTableExample,
  },
  {
    key: 'table-pagination',
    title: localized('分页', 'Pagination'),
    description: localized(
      '显示第几条到第几条、共多少条，可翻页、跳页、改变每页行数。',
      'Which rows of how many, with pages to turn, a jump and a choice of size.',
    ),
    load: async () => (await import('./examples/table-pagination.example.tsx')).tablePaginationExample,
  },
  {
    key: 'file-upload',
    title: localized('文件上传', 'Upload of files'),
    description: localized(
      '按钮、图片墙或单个图片；可拖放、粘贴、拍照，可取消、重试、调整顺序。此处上传的文件会保存到服务器的临时目录。',
      'A button, cards or one tile; dropped, pasted or photographed, cancelled, tried again, reordered. Files are stored in the temporary folder of the server.',
    ),
    load: async () => (await import('./examples/file-upload.example.tsx')).fileUploadExample,
  },
  {
    key: 'file-popup',
    title: localized('上传文件弹窗', 'Dialog of files'),
    description: localized(
      '在弹窗中上传文件；没有文件不能确定。',
      'Asks for files in a dialog; it cannot be confirmed without one.',
    ),
    load: async () => (await import('./examples/file-popup.example.tsx')).filePopupExample,
  },
  {
    key: 'image-popup',
    title: localized('上传图片弹窗', 'Dialog of pictures'),
    description: localized(
      '上传本地图片，或填写网络图片地址，均可加备注。',
      'A local picture, or the address of one on the network, each with a remark.',
    ),
    load: async () => (await import('./examples/image-popup.example.tsx')).imagePopupExample,
  },
  {
    key: 'editable-table',
    title: localized('可编辑表格', 'Editable table'),
    description: localized(
      '像电子表格一样录入多行数据。示例在单独的页面中。',
      'Rows are entered as in a spreadsheet. Its examples have a page of their own.',
    ),
    load: async () => (await import('./examples/editable-table.example.tsx')).editableTableExample,
  },
  {
    key: 'region-select',
    title: localized('省市区选择', 'Region'),
    description: localized(
      '按省、市、区逐级选择，也可按名称或拼音搜索；值为区县代码。',
      'Province, city and district, or found by name and pinyin; the value is the code of the district.',
    ),
    load: async () => (await import('./examples/region-select.example.tsx')).regionSelectExample,
  },
  {
    key: 'location-input',
    title: localized('位置', 'Location'),
    description: localized('地址和经纬度，手工填写。', 'An address and its coordinates, typed by hand.'),
    load: async () => (await import('./examples/location-input.example.tsx')).locationInputExample,
  },
  {
    key: 'icon-picker',
    title: localized('图标选择', 'Icon'),
    description: localized(
      '从菜单可用的图标中选择，可按中文、英文或拼音搜索；颜色随主题变化。',
      'One of the icons of the menu, found by its name; its colour follows the theme.',
    ),
    load: async () => (await import('./examples/icon-picker.example.tsx')).iconPickerExample,
  },
  {
    key: 'rich-text-editor',
    title: localized('富文本编辑器', 'Rich text'),
    description: localized(
      '带格式的正文：标题、列表、表格、图片和链接；从 Word 粘贴会自动清理格式。',
      'Text with headings, lists, tables, pictures and links; what is pasted from Word is cleaned.',
    ),
    load: async () => (await import('./examples/rich-text-editor.example.tsx')).richTextEditorExample,
  },
  {
    key: 'markdown-editor',
    title: localized('Markdown 编辑器', 'Markdown'),
    description: localized(
      '用简单符号排版的正文，边写边预览；图片可上传、粘贴或拖入。',
      'Text laid out by plain signs, with a preview beside it; pictures are uploaded, pasted or dropped.',
    ),
    load: async () => (await import('./examples/markdown-editor.example.tsx')).markdownEditorExample,
  },
  {
    key: 'code-editor',
    title: localized('代码编辑器', 'Code'),
    description: localized(
      '十二种语言的代码，带行号和着色，可全屏；停止输入 300 毫秒后给出内容。',
      'Code in twelve languages with line numbers and colours, told 300 ms after the last key.',
    ),
    load: async () => (await import('./examples/code-editor.example.tsx')).codeEditorExample,
  },
  {
    key: 'code-rule-input',
    title: localized('校验规则', 'Check rule'),
    description: localized(
      '逐段编写编码的校验规则，并当场试用。',
      'A rule for codes written part by part, and tried at once.',
    ),
    load: async () => (await import('./examples/code-rule-input.example.tsx')).codeRuleInputExample,
  },
  {
    key: 'department-picker',
    title: localized('选择部门', 'Departments'),
    description: localized(
      '在部门树中勾选，可按名称搜索；选择其他部门后原有选择仍保留。',
      'Ticked in their tree, found by name; what is chosen stays through every search.',
    ),
    load: async () => (await import('./examples/department-picker.example.tsx')).departmentPickerExample,
  },
  {
    key: 'user-picker',
    title: localized('选择用户', 'Users'),
    description: localized(
      '先选部门，再从表格中选择用户，也可按账号查找。',
      'By department and account, chosen from a table.',
    ),
    load: async () => (await import('./examples/user-picker.example.tsx')).userPickerExample,
  },
  {
    key: 'role-picker',
    title: localized('选择角色', 'Roles'),
    description: localized('从表格中选择角色，可按名称或编码查找。', 'Chosen from a table, found by name or code.'),
    load: async () => (await import('./examples/role-picker.example.tsx')).rolePickerExample,
  },
  {
    key: 'position-picker',
    title: localized('选择职务', 'Positions'),
    description: localized('从表格中选择职务，可按名称查找。', 'Chosen from a table, found by name.'),
    load: async () => (await import('./examples/position-picker.example.tsx')).positionPickerExample,
  },
  {
    key: 'business-select',
    title: localized('业务选择', 'Business select'),
    description: localized(
      '左边查询和选择，右边是已选的数据，可逐条删除；示例为选择人员。',
      'Searched and chosen on the left, listed on the right. The example chooses people.',
    ),
    load: async () => (await import('./examples/business-select.example.tsx')).businessSelectExample,
  },
  {
    key: 'report-picker',
    title: localized('报表弹窗选择', 'Popup of a report'),
    description: localized(
      '按报表配置弹出列表，可查询、翻页、单选或多选，一次填充多个字段；示例为退休人员。',
      'The rows of a report, searched and chosen in a dialog, fill several fields at once. The example chooses retirees.',
    ),
    load: async () => (await import('./examples/report-picker.example.tsx')).reportPickerExample,
  },
  {
    key: 'query-items',
    title: localized('高级查询的输入', 'Inputs of a query'),
    description: localized(
      '每个查询字段可指定选项、字典、数据表字典、用户、部门或报表弹窗；示例为查询活动，点按钮打开。',
      'A field of a query may take options, a dictionary, a table, users, departments or a popup. The example asks for activities; press the button.',
    ),
    load: async () => (await import('./examples/query-items.example.tsx')).queryItemsExample(),
  },
  {
    key: 'dictionary-select',
    title: localized('字典选择', 'Dictionary'),
    description: localized(
      '字典下拉、多选、搜索和树形选择。',
      'Entries of a dictionary: one, several, searched by the server, or in a tree.',
    ),
    load: async () => (await import('./examples/dictionary-select.example.tsx')).dictionarySelectExample,
  },
];
