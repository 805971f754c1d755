import type { ConditionLinesService } from '@evergreen/core/records/query';

import './advanced-query.css';
import { QueryLines } from './parts/query-lines.tsx';

/** The lines of a condition in a form of its own, without the saved queries of a list. */
export function ConditionLines({ lines }: { readonly lines: ConditionLinesService }) {
  return (
    <div className="advanced-query-lines">
      <QueryLines query={lines} />
    </div>
  );
}
