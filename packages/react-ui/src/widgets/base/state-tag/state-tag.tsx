import type { TagColour } from '@evergreen/core/contract';
import { Tag } from 'antd';
import type { ReactNode } from 'react';

import './state-tag.css';

export interface StateTagProps {
  readonly colour: TagColour;
  readonly children: ReactNode;
}

/** A state in its colour, with text that is readable in both themes (WCAG 2.2, 1.4.3): antd's own is too light. */
export function StateTag({ colour, children }: StateTagProps) {
  return (
    <Tag className="state-tag" color={colour}>
      {children}
    </Tag>
  );
}
