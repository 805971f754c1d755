import { localized } from '@evergreen/core/kernel';

export const passwordMessages = {
  description: localized('生成 8 位随机密码，含字母和数字', 'make random passwords of 8 letters and digits'),
  howMany: localized('生成几个（默认 1）', 'how many are made (by default 1)'),
  wrongCount: (value: string) =>
    localized(`--count ${value} 不正确，应为从 1 开始的整数`, `--count ${value} is wrong: it is a whole number from 1`),
  examples: localized(
    '  evergreen password\n  evergreen password --count 20 --json',
    '  evergreen password\n  evergreen password --count 20 --json',
  ),
} as const;
