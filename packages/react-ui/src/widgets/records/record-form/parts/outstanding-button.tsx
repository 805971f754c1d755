import { nextOutstanding } from '@evergreen/core/records/form';
import type { Resource } from '@evergreen/core/resources';
import { Button } from 'antd';
import { useRef } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { fieldInputId } from '../field-id.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

export interface OutstandingButtonProps {
  readonly resource: Resource;
  readonly outstanding: readonly string[];
}

/** How many fields are left to fill in or to correct; each press leads to the next one. */
export function OutstandingButton({ resource, outstanding }: OutstandingButtonProps) {
  const t = useTranslate();
  const visited = useRef<string | null>(null);
  if (outstanding.length === 0) return <span className="record-form-complete">{t(messages.complete)}</span>;
  const goOn = () => {
    const next = nextOutstanding(outstanding, visited.current);
    visited.current = next;
    if (next === null) return;
    const input = document.getElementById(fieldInputId(resource, next));
    input?.focus({ preventScroll: true });
    input?.scrollIntoView({ block: 'center' });
  };
  return (
    <Button type="link" className="record-form-outstanding" onClick={goOn}>
      {t(messages.outstanding(outstanding.length))}
    </Button>
  );
}
