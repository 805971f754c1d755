export {
  createAvatarChange,
  type AvatarChangeDependencies,
  type AvatarChangeService,
} from './avatar-change.service.ts';
export type {
  AvatarChangeEmitted,
  AvatarChangeEvent,
  AvatarChangeFacts,
  AvatarChangeStatus,
} from './avatar-change.types.ts';
