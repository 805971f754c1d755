/** Other windows and tabs of the same browser running this product. */
export interface WindowsPort {
  /**
   * Call `listener` with the number of other windows once known and after every change; null if it cannot be
   * determined. Returns an unsubscribe function.
   */
  watchOthers(listener: (others: number | null) => void): () => void;
}
