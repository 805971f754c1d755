import { localized } from '../../../kernel/index.ts';

export const reportPickerMessages = {
  incomplete: localized('popup参数未正确配置!', 'The popup is not configured!'),
  uneven: localized(
    'popup参数未正确配置,原始值和目标值数量不一致!',
    'The popup is not configured: it takes and fills different numbers of fields!',
  ),
  chooseOne: localized('请选择一条记录', 'Choose a row'),
} as const;
