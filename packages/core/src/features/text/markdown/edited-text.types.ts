/** A text with what is chosen in it: `from` and `to` count UTF-16 units from its beginning, `from <= to`. */
export interface EditedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}
