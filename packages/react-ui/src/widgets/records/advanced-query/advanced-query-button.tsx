import { FunnelPlotOutlined } from '@ant-design/icons';
import type { AdvancedQueryService } from '@evergreen/core/records/query';
import { Badge, Button, Tooltip } from 'antd';
import { useState } from 'react';

import { PHONE, useChosenFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { advancedQueryTexts as texts } from './advanced-query.messages.ts';

const SHOWN = ['status', 'isOpen'] as const;

const LateDialog = createLate(async () => (await import('./advanced-query-dialog.tsx')).AdvancedQueryDialog);

/** Opens the query builder; marked while a query is in force. */
export function AdvancedQueryButton({ query }: { readonly query: AdvancedQueryService }) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const { status, isOpen } = useChosenFacts(query, SHOWN);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const isActive = status === 'active';
  return (
    <>
      <Tooltip title={isActive ? t(texts.inForce) : null}>
        <Badge dot={isActive}>
          <Button
            className="advanced-query-open"
            icon={<FunnelPlotOutlined aria-hidden />}
            {...(isActive ? { type: 'primary' as const, ghost: true } : {})}
            aria-haspopup="dialog"
            // A desk may be too narrow for the words.
            {...(isActive ? {} : { title: t(texts.open) })}
            {...(isPhone || isActive ? { 'aria-label': t(isActive ? texts.openInForce : texts.open) } : {})}
            onClick={() => query.send({ type: 'dialog.open' })}
          >
            {isPhone ? null : t(texts.open)}
          </Button>
        </Badge>
      </Tooltip>
      {wasOpened && <LateDialog query={query} />}
    </>
  );
}
