import { localized } from '@evergreen/core/kernel';

export const cliMessages = {
  description: localized(
    '不用浏览器，在终端里使用常青（Evergreen）平台',
    'The Evergreen platform in a terminal, without a browser',
  ),
  usage: localized('用法：', 'Usage:'),
  options: localized('选项：', 'Options:'),
  globalOptions: localized('全局选项：', 'Global options:'),
  arguments: localized('参数：', 'Arguments:'),
  commands: localized('命令：', 'Commands:'),
  examples: localized('示例：', 'Examples:'),
  help: localized('显示帮助', 'show this help'),
  helpCommand: localized('显示某个命令的帮助', 'show the help of a command'),
  version: localized('显示版本', 'show the version'),
  language: localized(
    '界面语言：zh-CN 或 en-US（默认取自 LANG，否则 zh-CN）',
    'language: zh-CN or en-US (by default from LANG, else zh-CN)',
  ),
  address: localized(
    '服务地址（默认取自 EVERGREEN_URL，其次是上次登录的地址，再次是 http://127.0.0.1:8080）',
    'address of the server (by default EVERGREEN_URL, then that of the last sign-in, then http://127.0.0.1:8080)',
  ),
  json: localized('输出 JSON，供程序读取', 'print JSON, for programs'),
  exitCodes: localized(
    '退出码：0 成功，1 被拒绝或失败，2 用法错误。错误信息写到标准错误。',
    'Exit codes: 0 done, 1 refused or failed, 2 wrong usage. Errors go to standard error.',
  ),
  didYouMean: (words: string) => localized(`是否想用 ${words}？`, `Did you mean ${words}? `),
  seeHelp: (command: string) => localized(`查看用法：${command} --help`, `See ${command} --help`),
  unexpected: (problem: string) => localized(`意外错误：${problem}`, `Unexpected error: ${problem}`),
  unknownLanguage: (value: string) =>
    localized(
      `不支持的语言“${value}”，请用 --lang zh-CN 或 --lang en-US`,
      `Unknown language “${value}”: use --lang zh-CN or --lang en-US`,
    ),
  wrongAddress: (value: string) =>
    localized(
      `“${value}”不是服务地址，应形如 http://127.0.0.1:8080`,
      `“${value}” is no address of a server; it looks like http://127.0.0.1:8080`,
    ),
} as const;

/** Usage errors by commander's error code; `item` is the affected option or argument. */
export const usageMessages: Readonly<Record<string, (item: string) => ReturnType<typeof localized>>> = {
  'commander.unknownCommand': (item) => localized(`没有命令“${item}”`, `There is no command “${item}”`),
  'commander.unknownOption': (item) => localized(`没有选项 ${item}`, `There is no option ${item}`),
  'commander.missingArgument': (item) => localized(`缺少参数 <${item}>`, `The argument <${item}> is missing`),
  'commander.excessArguments': () => localized('参数太多', 'There are too many arguments'),
  'commander.optionMissingArgument': (item) => localized(`选项 ${item} 缺少值`, `The option ${item} needs a value`),
  'commander.invalidArgument': (item) =>
    localized(`${item} 的值不正确`, `The value of ${item} is not one of those allowed`),
  'commander.conflictingOption': (item) =>
    localized(`选项 ${item} 与另一选项冲突`, `The option ${item} cannot be used with another one given`),
};
