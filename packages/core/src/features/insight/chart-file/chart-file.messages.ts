import { localized, type LocalizedText } from '../../../kernel/index.ts';

export const chartFileMessages = {
  failed: (reason: LocalizedText) =>
    localized(`未能导出图表：${reason['zh-CN']}`, `The chart was not exported: ${reason['en-US']}`),
  noPicture: localized('图片未能生成，请改用“打印本页”', 'The picture could not be made. Use “Print this page”.'),
} as const;
