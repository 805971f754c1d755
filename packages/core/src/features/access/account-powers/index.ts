export { notToGiveMessages } from './account-powers.messages.ts';
export { mayManage, notToGive } from './account-powers.model.ts';
export type { AccountPowers, Gift, Giver } from './account-powers.types.ts';
