export { askLosses } from './rights-losses.api.ts';
export { lossSubject, rightsLosses } from './rights-losses.model.ts';
export type { EndingRights, LossesAnswer, RightsLoser, RightsLosses } from './rights-losses.types.ts';
