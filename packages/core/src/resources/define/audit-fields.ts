import { localized, type LocalizedText } from '../../kernel/index.ts';

/** Written by the server on every row; read-only, shown in lists and details. */
export const AUDIT_FIELDS = ['createBy', 'createTime', 'updateBy', 'updateTime'] as const;
export type AuditField = (typeof AUDIT_FIELDS)[number];

export const auditFieldLabels: Readonly<Record<AuditField, LocalizedText>> = {
  createBy: localized('创建人', 'Created by'),
  createTime: localized('创建时间', 'Created at'),
  updateBy: localized('修改人', 'Changed by'),
  updateTime: localized('修改时间', 'Changed at'),
};

/** The audit fields that people see; rows that are only appended say who and when in fields of their own. */
export function auditFields({ kind }: { readonly kind?: 'appendOnly' }): readonly AuditField[] {
  return kind === 'appendOnly' ? [] : AUDIT_FIELDS;
}
