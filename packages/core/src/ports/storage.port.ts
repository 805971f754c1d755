/** Text by key. Any member may throw when the storage is blocked or full; `core/storage` is the only caller. */
export interface StoragePort {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
  /**
   * Calls `listener` after another window changed a key, with that key, or null where anything may have changed. The answer
   * stops it. A storage that no other window shares never calls.
   */
  watch(listener: (key: string | null) => void): () => void;
}
