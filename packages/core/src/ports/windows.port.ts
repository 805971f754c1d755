/** The windows and tabs of one browser in which this product is open. */
export interface WindowsPort {
  /**
   * Calls `listener` with how many others there are, as soon as that is known and after every change; null when it cannot be
   * known. The answer stops it.
   */
  watchOthers(listener: (others: number | null) => void): () => void;
}
