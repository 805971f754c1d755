import type { PageTransfer } from '@evergreen/core/records/page';
import type { PrintedSheet } from '@evergreen/core/records/transfer';
import { useEffect } from 'react';

import { usePrinting, useStartedFacts } from '../../../adapter/index.ts';
import { SheetOnPaper } from '../../base/printed-sheet/index.ts';
import { NOT_PRINTED } from './not-printed.ts';

export interface PrintedListProps {
  /** What was read to be printed: handed to the printer as soon as it is there. */
  readonly print: PageTransfer['print'];
  /** The rows of the page, for a person who prints the page from the browser. */
  readonly pageSheet: () => PrintedSheet;
}

/** A list on paper: everything that it finds where that was asked for, or the rows of its page. */
export function PrintedList({ print, pageSheet }: PrintedListProps) {
  const isPrinting = usePrinting();
  const { sheet } = useStartedFacts(print, NOT_PRINTED);
  useEffect(() => {
    if (sheet === null) return undefined;
    const end = () => print.send({ type: 'print.end' });
    globalThis.addEventListener('afterprint', end);
    globalThis.print();
    return () => globalThis.removeEventListener('afterprint', end);
  }, [print, sheet]);
  if (sheet !== null) return <SheetOnPaper sheet={sheet} />;
  return isPrinting ? <SheetOnPaper sheet={pageSheet()} /> : null;
}
