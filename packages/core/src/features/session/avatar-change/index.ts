export { createAvatarChange, type AvatarChangeService } from './avatar-change.service.ts';
export type { AvatarChangeEmitted } from './avatar-change.types.ts';
