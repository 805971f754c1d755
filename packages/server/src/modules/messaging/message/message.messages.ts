import { localized } from '@evergreen/core/kernel';

export const messageMessages = {
  tooMany: (most: number) =>
    localized(`一次最多重发 ${most} 条，请分批选择`, `At most ${most} can be sent again at once.`),
  resent: (count: number) =>
    localized(`已重新提交 ${count} 条，结果见列表`, `Handed over ${count} again; the list shows what became of them.`),
  queued: localized('发送消息任务添加成功！', 'The message was handed over for sending.'),
  templateMissing: (code: string) => localized(`没有编码为“${code}”的模板`, `There is no template "${code}".`),
  badJson: localized('解析Json出错！', 'The values are no JSON object.'),
  valuesMissing: (names: readonly string[]) =>
    localized(`缺少参数：${names.join('、')}`, `Values are missing: ${names.join(', ')}`),
  receiver: localized('接收人', 'Recipient'),
  testData: localized('测试数据', 'Test values'),
  templateCode: localized('模板CODE', 'Template code'),
} as const;
