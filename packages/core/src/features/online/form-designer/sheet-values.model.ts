import { sameText } from '../../../kernel/index.ts';
import { newField } from './field-palette.ts';
import type { StoredField, StoredKind } from './form-designer.types.ts';

const NUMBER = /^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/u;
const DAY = /^\d{4}(?:-|\/|年)(?:0?[1-9]|1[0-2])(?:-|\/|月)(?:0?[1-9]|[12]\d|3[01])日?$/u;
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/u;
const MOBILE = /^1[3-9]\d{9}$/u;
const IDENTITY = /^\d{17}[\dXx]$/u;
const YES_NO = /^[是否]$/u;
/** Names of what is a number to look at and an identifier to work with: leading zeros and all digits stay. */
const IDENTIFIER = /(?:号|编码|代码|邮编|账户|帐户|卡|电话|手机|身份证)$|(?:\b|_)(?:no|code|id|phone|mobile)$/iu;
const LINE = 200;

/** What a name says of its field, where nothing else does. */
const BY_NAME: readonly (readonly [pattern: RegExp, kind: StoredKind])[] = [
  [/^是否|^有无/u, 'yesNo'],
  [/时间$/u, 'dateTime'],
  [/日期$|生日$|日$/u, 'date'],
  [/金额$|价格$|单价$|总价$|费用?$|工资$/u, 'decimal'],
  [/数量$|人数$|次数$|年龄$|天数$/u, 'integer'],
  [/备注$|说明$|描述$|意见$|内容$/u, 'multilineText'],
  [/附件$|文件$|照片$|图片$/u, 'file'],
];

function isMoment(text: string): boolean {
  const [day = '', time = '', ...rest] = text.split(/[ T]/u);
  return rest.length === 0 && DAY.test(day) && TIME.test(time);
}

/** A field by its name and by values that it had in a spreadsheet. Identifiers and mixed values are text, so that none of their characters is lost. */
export function fieldOfValues(name: string, values: readonly string[]): StoredField {
  const known = values.map((value) => value.trim()).filter((value) => value !== '');
  const all = (is: (value: string) => boolean) => known.length > 0 && known.every(is);
  const isIdentifier = IDENTIFIER.test(name);
  if (all((value) => MOBILE.test(value)) || (known.length === 0 && /手机|mobile/iu.test(name)))
    return { type: 'text', label: sameText(name), maximumLength: 20, rule: 'mobile', mask: 'phone' };
  if (all((value) => IDENTITY.test(value)) || (known.length === 0 && /身份证/u.test(name)))
    return { type: 'text', label: sameText(name), maximumLength: 18, rule: 'identityNumber', mask: 'identityNumber' };
  if (known.length === 0) {
    const kind = isIdentifier ? 'text' : (BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'text');
    return newField(kind, name);
  }
  if (all((value) => DAY.test(value))) return newField('date', name);
  if (all(isMoment)) return newField('dateTime', name);
  if (all((value) => YES_NO.test(value))) return newField('yesNo', name);
  if (!isIdentifier && all((value) => NUMBER.test(value))) return numberOf(name, known);
  const longest = Math.max(...known.map((value) => value.length));
  if (longest <= LINE && !known.some((value) => value.includes('\n'))) {
    const field = newField('text', name);
    return field.type === 'text' ? { ...field, maximumLength: Math.max(field.maximumLength, longest * 2) } : field;
  }
  const field = newField('multilineText', name);
  return field.type === 'multilineText'
    ? { ...field, maximumLength: Math.min(10_000, Math.max(field.maximumLength, longest * 2)) }
    : field;
}

function numberOf(name: string, values: readonly string[]): StoredField {
  const scale = Math.max(...values.map((value) => (value.split('.')[1] ?? '').length));
  const field = newField(scale === 0 ? 'integer' : 'decimal', name);
  if (field.type !== 'integer' && field.type !== 'decimal') return field;
  const minimum = values.some((value) => value.startsWith('-')) ? -field.maximum : field.minimum;
  return field.type === 'integer' ? { ...field, minimum } : { ...field, minimum, scale: Math.max(2, scale) };
}
