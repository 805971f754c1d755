import type { Text } from '@evergreen/core/kernel';
import { Tooltip } from 'antd';

import { useText } from '../../../../adapter/index.ts';

export interface CellProblemMarkProps {
  readonly id: string;
  readonly problem: Text;
  /** The words stand beside the cell without a pointer over it. */
  readonly isOpen: boolean;
}

/** Marks a bad cell; says what is wrong while the pointer or the focus is on it, and to those who hear the page. */
export function CellProblemMark({ id, problem, isOpen }: CellProblemMarkProps) {
  const say = useText();
  const words = say(problem);
  return (
    <>
      <Tooltip title={words} placement="bottomLeft" {...(isOpen ? { open: true } : {})}>
        <span className="table-problem" aria-hidden />
      </Tooltip>
      <span id={id} hidden>
        {words}
      </span>
    </>
  );
}
