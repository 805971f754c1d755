export interface ChartSeries {
  readonly name: string;
  /** One for each category; null where there is none. */
  readonly values: readonly (number | null)[];
  /**
   * `percent` is a line on an axis from 0 to 100, `other` a line on an axis of its own, because its values are of another size. Both
   * are left to the table where columns lie or make up a whole. Counted like the first series if left out.
   */
  readonly scale?: 'percent' | 'other';
}

export interface ChartData {
  readonly categories: readonly string[];
  /** The first series is the one that screen readers hear summarised. */
  readonly series: readonly ChartSeries[];
}
