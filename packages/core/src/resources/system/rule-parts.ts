import { localized } from '../../kernel/index.ts';

/** Name and code of a rule, by which forms and calls ask for it. */
export const namedRule = {
  ruleName: {
    type: 'text',
    label: localized('规则名称', 'Name'),
    maximumLength: 100,
    isRequired: true,
    search: 'contains',
    column: { width: 200, isSortable: true },
  },
  ruleCode: {
    type: 'text',
    label: localized('规则编码', 'Code'),
    maximumLength: 64,
    rule: 'code',
    isRequired: true,
    isUnique: true,
    ignoresCase: true,
    search: 'contains',
    column: { width: 200, isSortable: true },
  },
} as const;
