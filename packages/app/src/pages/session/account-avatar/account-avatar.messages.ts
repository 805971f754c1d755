import { localized } from '@evergreen/core/kernel';

export const accountAvatarMessages = {
  title: localized('更换头像', 'Your picture'),
  description: localized(
    '显示在页面右上角和通讯录里，同事由此认出您。',
    'Shown at the top of every page and in the address book, so that colleagues know you.',
  ),
  now: localized('当前头像', 'Your picture now'),
  none: localized('还没有头像', 'No picture yet'),
  choose: localized('选择图片', 'Choose a picture'),
  rules: localized('支持 JPG、PNG、GIF、WebP；选择后可以裁剪。', 'JPG, PNG, GIF or WebP. You can cut it to size next.'),
  remove: localized('移除头像', 'Remove picture'),
  removeAsked: localized('确定移除头像吗？', 'Remove your picture?'),
  failed: localized('头像没有更换', 'Your picture is not changed'),
  busy: localized('正在保存…', 'Saving…'),
  cut: localized('裁剪头像', 'Cut the picture'),
  cutHint: localized(
    '拖动图片选择位置，用滑块缩放；也可以用方向键移动。',
    'Drag the picture into place and zoom with the slider. The arrow keys move it as well.',
  ),
  area: localized('裁剪区域', 'Area to keep'),
  zoom: localized('缩放', 'Zoom'),
  use: localized('使用这张', 'Use this picture'),
  cancel: localized('取消', 'Cancel'),
  yes: localized('移除', 'Remove'),
  unreadable: localized(
    '这个文件不能作为图片打开，请选择另一张。',
    'This file cannot be opened as a picture. Choose another one.',
  ),
} as const;
