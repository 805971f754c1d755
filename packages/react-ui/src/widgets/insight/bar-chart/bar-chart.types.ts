export interface BarChartData {
  readonly categories: readonly string[];
  /** One value for each category. The first series is the one that screen readers hear summarised. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}
