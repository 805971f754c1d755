import type { LocalizedText } from '@evergreen/core/kernel';
import { Tooltip } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';

/** What is under the words takes the pointer. */
const PASSED = { root: { pointerEvents: 'none' } } as const;

export interface CellProblemMarkProps {
  readonly id: string;
  readonly problem: LocalizedText;
  /** The words stand beside the cell without a pointer over it. */
  readonly isOpen: boolean;
}

/** Marks a bad cell; says what is wrong while the pointer or the focus is on it, and to those who hear the page. */
export function CellProblemMark({ id, problem, isOpen }: CellProblemMarkProps) {
  const t = useTranslate();
  const words = t(problem);
  return (
    <>
      <Tooltip title={words} placement="topLeft" styles={PASSED} {...(isOpen ? { open: true } : {})}>
        <span className="table-problem" aria-hidden />
      </Tooltip>
      <span id={id} hidden>
        {words}
      </span>
    </>
  );
}
