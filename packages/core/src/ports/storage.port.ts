/** Text by key. Any member may throw when the storage is blocked or full; `core/storage` is the only caller. */
export interface StoragePort {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
}
