import type { RecordPrintFacts } from '@evergreen/core/record-print';

/** Before anything was printed. */
export const NOT_PRINTED: RecordPrintFacts = { status: 'idle', sheet: null };
