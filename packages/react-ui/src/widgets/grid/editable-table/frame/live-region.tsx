import { useState } from 'react';

import { useEmitted, useTranslate } from '../../../../adapter/index.ts';
import { useTable } from '../table-context.ts';

/** Says what happened to those who hear the page. The same words twice are two elements, or they were said once. */
export function LiveRegion() {
  const { table } = useTable();
  const t = useTranslate();
  const [said, setSaid] = useState({ words: '', turn: 0 });
  useEmitted(table, (emitted) => {
    if (emitted.type === 'message.announced') setSaid(({ turn }) => ({ words: t(emitted.text), turn: turn + 1 }));
  });
  return (
    <output className="visually-hidden" aria-live="polite">
      <span key={said.turn}>{said.words}</span>
    </output>
  );
}
