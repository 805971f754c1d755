/** Key-value storage of text. Any member may throw if the storage is blocked or full; only `core/storage` calls it. */
export interface StoragePort {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
  /**
   * Call `listener` with the key after another window changed it, or null if any key may have changed. Returns an
   * unsubscribe function. Never calls for a storage that is not shared.
   */
  watch(listener: (key: string | null) => void): () => void;
}
