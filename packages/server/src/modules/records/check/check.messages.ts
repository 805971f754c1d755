import { localized } from '@evergreen/core/kernel';

/** The older family's texts to the letter where it has them. */
export const checkMessages = {
  free: localized('该值可用！', 'This value is free.'),
  taken: localized('该值不可用，系统中已存在！', 'This value is taken already.'),
  nothing: localized('数据为空,不作处理！', 'There is nothing to check.'),
  /** One wording for what does not exist and what the caller may not see. */
  closed: localized('拒绝访问：不能核对此字段', 'Access denied: this field cannot be checked.'),
  tooMany: (seconds: number) =>
    localized(`操作过于频繁，请在${seconds}秒后重试`, `Too many checks. Try again in ${seconds} s.`),
  right: localized('校验通过', 'The value is right.'),
  /** The older family's text. */
  noRule: localized('该编码不存在', 'There is no rule with this code.'),
  wrongRule: (code: string) =>
    localized(
      `校验规则“${code}”配置有误，请联系管理员修改`,
      `The rule “${code}” is set up wrongly. Ask an administrator to mend it.`,
    ),
  brokenPart: (start: number, end: number) =>
    localized(
      `第 ${start + 1} 到 ${Math.max(start + 1, end)} 个字符不符合规则`,
      `Characters ${start + 1} to ${Math.max(start + 1, end)} break the rule.`,
    ),
  ruleCode: localized('规则编码', 'Rule'),
  value: localized('值', 'Value'),
  tableName: localized('表名', 'Table'),
  fieldName: localized('字段名', 'Field'),
  fieldVal: localized('值', 'Value'),
  dataId: localized('数据编号', 'Row'),
} as const;
