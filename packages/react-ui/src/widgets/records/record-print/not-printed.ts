import type { RecordPrintFacts } from '@evergreen/core/records/transfer';

/** Before anything was printed. */
export const NOT_PRINTED: RecordPrintFacts = { status: 'idle', sheet: null };
