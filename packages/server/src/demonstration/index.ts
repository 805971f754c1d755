export { activitySeeds } from './activities.seed.ts';
export { activityTypeRows, activityTypeSeeds } from './activity-types.seed.ts';
export { demonstrationId, departOf } from './drawn-rows.ts';
export { bannerSeeds, goodsPictureSeeds, type PictureSeed } from './pictures.seed.ts';
export { seedDemonstration } from './seed-demonstration.ts';
