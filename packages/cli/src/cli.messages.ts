import { text } from '@evergreen/core/kernel';

export const cliMessages = {
  description: text(
    '不用浏览器，在终端里使用常青（Evergreen）平台',
    'The Evergreen platform in a terminal, without a browser',
  ),
  usage: text('用法：', 'Usage:'),
  options: text('选项：', 'Options:'),
  globalOptions: text('全局选项：', 'Global options:'),
  arguments: text('参数：', 'Arguments:'),
  commands: text('命令：', 'Commands:'),
  examples: text('示例：', 'Examples:'),
  help: text('显示帮助', 'show this help'),
  helpCommand: text('显示某个命令的帮助', 'show the help of a command'),
  version: text('显示版本', 'show the version'),
  language: text(
    '界面语言：zh-CN 或 en-US（默认取自 LANG，否则 zh-CN）',
    'language: zh-CN or en-US (by default from LANG, else zh-CN)',
  ),
  address: text(
    '服务地址（默认取自 EVERGREEN_URL，其次是上次登录的地址，再次是 http://127.0.0.1:8080）',
    'address of the server (by default EVERGREEN_URL, then that of the last sign-in, then http://127.0.0.1:8080)',
  ),
  json: text('输出 JSON，供程序读取', 'print JSON, for programs'),
  exitCodes: text(
    '退出码：0 成功，1 被拒绝或失败，2 用法错误。错误信息写到标准错误。',
    'Exit codes: 0 done, 1 refused or failed, 2 wrong usage. Errors go to standard error.',
  ),
  didYouMean: (words: string) => text(`是否想用 ${words}？`, `Did you mean ${words}? `),
  seeHelp: (command: string) => text(`查看用法：${command} --help`, `See ${command} --help`),
  unexpected: (problem: string) => text(`意外错误：${problem}`, `Unexpected error: ${problem}`),
  unknownLanguage: (value: string) =>
    text(
      `不支持的语言“${value}”，请用 --lang zh-CN 或 --lang en-US`,
      `Unknown language “${value}”: use --lang zh-CN or --lang en-US`,
    ),
  wrongAddress: (value: string) =>
    text(
      `“${value}”不是服务地址，应形如 http://127.0.0.1:8080`,
      `“${value}” is no address of a server; it looks like http://127.0.0.1:8080`,
    ),
} as const;

/** What was wrong with the call, by commander's code; `item` is what it is about. */
export const usageMessages: Readonly<Record<string, (item: string) => ReturnType<typeof text>>> = {
  'commander.unknownCommand': (item) => text(`没有命令“${item}”`, `There is no command “${item}”`),
  'commander.unknownOption': (item) => text(`没有选项 ${item}`, `There is no option ${item}`),
  'commander.missingArgument': (item) => text(`缺少参数 <${item}>`, `The argument <${item}> is missing`),
  'commander.excessArguments': () => text('参数太多', 'There are too many arguments'),
  'commander.optionMissingArgument': (item) => text(`选项 ${item} 缺少值`, `The option ${item} needs a value`),
  'commander.invalidArgument': (item) => text(`${item} 的值不正确`, `The value of ${item} is not one of those allowed`),
  'commander.conflictingOption': (item) =>
    text(`选项 ${item} 与另一选项冲突`, `The option ${item} cannot be used with another one given`),
};
