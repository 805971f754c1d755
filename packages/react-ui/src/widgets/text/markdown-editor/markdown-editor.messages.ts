import { localized } from '@evergreen/core/kernel';

export const markdownEditorMessages = {
  views: localized('编辑或预览', 'Write or preview'),
  edit: localized('编辑', 'Write'),
  preview: localized('预览', 'Preview'),
  previewOf: (label: string) => localized(`${label}预览`, `Preview of ${label}`),
  nothing: localized('内容会显示在这里', 'What you write is shown here'),
  toolbarHint: localized(
    '按 Alt + F10 到工具栏，按 Esc 返回正文',
    'Alt + F10 goes to the toolbar, Esc back to the text',
  ),
  undo: localized('撤销', 'Undo'),
  redo: localized('重做', 'Redo'),
  bold: localized('加粗', 'Bold'),
  italic: localized('斜体', 'Italic'),
  heading: localized('标题', 'Heading'),
  headingOf: (level: number) => localized(`标题 ${level}`, `Heading ${level}`),
  bullets: localized('项目符号', 'Bullets'),
  numbers: localized('编号', 'Numbers'),
  quote: localized('引用', 'Quotation'),
  code: localized('代码', 'Code'),
  upload: localized('上传图片', 'Upload a picture'),
  table: localized('插入表格', 'Insert a table'),
  column: (number: number) => localized(`列 ${number}`, `Column ${number}`),
  wide: localized('全屏', 'Full screen'),
  narrow: localized('退出全屏', 'Leave full screen'),
  hiddenPictures: (count: number) =>
    localized(
      `有 ${count} 张图片来自其他网站，不会显示；请用“上传图片”按钮上传`,
      `${count} pictures lie on other sites and are not shown. Upload them by the button for pictures`,
    ),
} as const;
