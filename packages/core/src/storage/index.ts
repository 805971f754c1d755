export {
  routeTitles,
  SIGN_IN_LIFETIME,
  signInSlots,
  STORAGE_NAMESPACE,
  storageFamily,
  storageKeys,
  tabNames,
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
