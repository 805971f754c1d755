import * as v from 'valibot';

/** What the program row-writer.ts says, one line of JSON each. */
export const RowWriterLineSchema = v.variant('type', [
  v.object({ type: v.literal('refused'), error: v.unknown() }),
  v.object({ type: v.literal('opened'), rows: v.array(v.number()) }),
  v.object({ type: v.literal('kept'), pair: v.number() }),
]);

export type RowWriterLine = v.InferOutput<typeof RowWriterLineSchema>;
