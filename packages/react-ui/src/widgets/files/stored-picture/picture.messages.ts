import { localized } from '@evergreen/core/kernel';

export const pictureMessages = {
  coming: (name: string) => localized(`${name} 加载中`, `${name} is loading`),
  failed: (name: string) => localized(`${name} 无法显示`, `${name} cannot be shown`),
  preview: localized('图片预览', 'Picture preview'),
  place: (place: number, total: number) => localized(`第 ${place} / ${total} 张`, `${place} / ${total}`),
} as const;
