import { localized } from '@evergreen/core/kernel';

export const apiMessages = {
  description: localized('调用契约中的任意接口，输出 JSON', 'make any call of the contract, print JSON'),
  method: localized('GET、POST、PUT 或 DELETE', 'GET, POST, PUT or DELETE'),
  path: localized('路径，例如 /isps/activity/list', 'path, such as /isps/activity/list'),
  query: localized('查询参数，例如 pageSize=5', 'query parameter, such as pageSize=5'),
  data: localized('请求体（JSON）；写 - 则从标准输入读取', 'body as JSON; - reads it from standard input'),
  dryRun: localized('只显示将要发送的内容', 'only show what would be sent'),
  unknown: (call: string, nearest: readonly string[]) =>
    localized(
      `契约中没有 ${call}；相近的有：${nearest.join('、')}`,
      `The contract has no ${call}; near it are: ${nearest.join(', ')}`,
    ),
  wrongQuery: (pair: string) =>
    localized(`--query ${pair} 不正确，应为“名称=值”`, `--query ${pair} is wrong: write name=value`),
  badJson: localized('--data 不是 JSON', '--data is no JSON'),
  refused: (part: string, issue: string) =>
    localized(`${part}不符合契约：${issue}`, `${part} does not fit the contract: ${issue}`),
  examples: localized(
    [
      '  evergreen api GET /isps/activity/list --query pageSize=5',
      `  evergreen api PUT /isps/activity/publish --data '{"rows":[{"id":"3f2c…"}]}' --dry-run`,
    ].join('\n'),
    [
      '  evergreen api GET /isps/activity/list --query pageSize=5',
      `  evergreen api PUT /isps/activity/publish --data '{"rows":[{"id":"3f2c…"}]}' --dry-run`,
    ].join('\n'),
  ),
} as const;
