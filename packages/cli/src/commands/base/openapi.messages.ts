import { localized } from '@evergreen/core/kernel';

const examples = '  evergreen openapi | jq .paths\n  evergreen openapi --output openapi.json';

export const openApiMessages = {
  description: localized(
    '输出接口描述（OpenAPI 3.1，JSON）',
    'print the description of the server’s calls: OpenAPI 3.1, JSON',
  ),
  output: localized('写入该文件，而不是标准输出', 'write to this file instead of standard output'),
  unwritable: (file: string, reason: string) =>
    localized(`无法写入 ${file}：${reason}`, `Cannot write ${file}: ${reason}`),
  examples: localized(examples, examples),
} as const;
