import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const recordReviewMessages = {
  title: (singular: LocalizedText) =>
    localized(`逐条审核${singular['zh-CN']}`, `Review: ${singular['en-US'].toLowerCase()}`),
  close: localized('结束审核', 'Stop reviewing'),
  place: (place: number, total: number) => localized(`第 ${place} 项，共 ${total} 项`, `${place} of ${total}`),
  materials: localized('材料', 'Documents'),
  noMaterials: localized('没有图片和文件', 'No pictures or files'),
  previous: localized('上一条', 'Previous'),
  next: localized('下一条', 'Next'),
  decided: (label: LocalizedText) => localized(`已处理：${label['zh-CN']}`, `Done: ${label['en-US'].toLowerCase()}`),
  decidedCount: (count: number) => localized(`已处理 ${count} 项`, `${count} done`),
  undo: localized('撤销', 'Undo'),
  empty: localized('没有待处理的内容', 'Nothing waits for a decision'),
  finished: (count: number) => localized(`看完了，已处理 ${count} 项`, `That was all: ${count} done`),
  back: localized('返回列表', 'Back to the list'),
  lookBack: localized('回看上一条', 'Look at the last one'),
  loading: localized('正在读取…', 'Reading…'),
  loadFailed: localized('没有读到待处理的内容', 'What waits could not be read'),
} as const;
