import { localized } from '@evergreen/core/kernel';

export const iconPickerMessages = {
  title: localized('选择图标', 'Choose an icon'),
  search: localized('搜索图标：名称或拼音', 'Search icons'),
  icons: localized('图标', 'Icons'),
  nothing: localized('没有找到这样的图标，请换个词试试。', 'There is no such icon. Try another word.'),
  none: localized('不使用图标', 'No icon'),
  confirm: localized('确定', 'OK'),
  cancel: localized('取消', 'Cancel'),
} as const;
