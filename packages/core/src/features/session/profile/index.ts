export { checkProfile, type ProfileValues } from './profile-rules.ts';
export { createProfile, type ProfileDependencies, type ProfileService } from './profile.service.ts';
export type {
  ProfileEmitted,
  ProfileEvent,
  ProfileFacts,
  ProfileField,
  ProfileForm,
  ProfileStatus,
} from './profile.types.ts';
