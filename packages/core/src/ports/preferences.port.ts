/** What a person chose for the whole device. */
export interface PreferencesPort {
  readonly theme: 'light' | 'dark';
  /** Tags of BCP 47, the wanted one first. */
  readonly languages: readonly string[];
}
