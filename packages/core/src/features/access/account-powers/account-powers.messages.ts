import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { Gift } from './account-powers.types.ts';

/** Why a part of a gift is not somebody's to give. */
export const notToGiveMessages: Readonly<Record<keyof Gift, LocalizedText>> = {
  roles: localized(
    '只能给出或收回自己也有的角色，或您的角色可授予的角色',
    'You may only give or take away roles that you hold yourself, or that one of your roles may give.',
  ),
  tenants: localized('只能给出自己所属的租户', 'You may only give tenants that you belong to.'),
  departments: localized(
    '只能给出自己所属的部门及其下级',
    'You may only give your own departments and those below them.',
  ),
};
