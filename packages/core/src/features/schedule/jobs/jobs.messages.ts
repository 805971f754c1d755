import { localized, type LocalizedText } from '../../../kernel/index.ts';

export const jobMessages = {
  unknownHandler: (name: string) => localized(`处理程序 ${name} 不存在`, `There is no handler ${name}.`),
  notAnObject: localized('参数不是 JSON 对象', 'The parameters are no JSON object.'),
  unknownParameter: (key: string) => localized(`没有参数“${key}”`, `There is no parameter "${key}".`),
  badValue: localized('不是允许的值', 'is no allowed value'),
  badParameter: (label: LocalizedText, problem: LocalizedText) =>
    localized(`参数“${label['zh-CN']}”：${problem['zh-CN']}`, `Parameter "${label['en-US']}": ${problem['en-US']}`),
  neverAgain: localized('该表达式不会再触发', 'The expression never fires again.'),
  tooOften: localized('间隔不能小于 10 秒', 'Runs have to be at least 10 seconds apart.'),
  noZone: (zone: string) => localized(`没有时区“${zone}”`, `There is no time zone "${zone}".`),
} as const;
