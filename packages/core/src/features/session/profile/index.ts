export { checkProfile } from './profile-rules.ts';
export { createProfile, type ProfileService } from './profile.service.ts';
export type { ProfileField } from './profile.types.ts';
