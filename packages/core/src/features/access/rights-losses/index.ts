export { askLosses } from './rights-losses.api.ts';
export { isRightsField, lossSubject, rightsEndedBy, rightsLosses, type ChangedValue } from './rights-losses.model.ts';
export type { EndingRights, LossesAnswer, RightsLoser, RightsLosses } from './rights-losses.types.ts';
