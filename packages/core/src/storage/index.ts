export { STORAGE_NAMESPACE, storageFamily } from './storage-family.ts';
export {
  bothLanguages,
  routeTitles,
  SIGN_IN_LIFETIME,
  signInSlots,
  storageKeys,
  tabNames,
  textSizesOfUsers,
} from './storage-keys.ts';
export type {
  FamilyStorage,
  StorageDependencies,
  StorageFamily,
  StorageKey,
  StorageSlot,
  TypedStorage,
} from './storage.types.ts';
export { createTypedStorage } from './typed-storage.ts';
