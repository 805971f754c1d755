import type { NoticeCenterService } from '@evergreen/core/messaging/notice-center';
import { createTasks, type TasksService } from '@evergreen/core/insight/work';
import { Button } from 'antd';
import { useCallback } from 'react';

import { useCore, useFacts, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { noticeBellMessages as messages } from './notice-bell.messages.ts';

/** Lists that are named; the page of all work has the others. */
const NAMED = 4;

/** How much work waits, by list, as the page of work counts it; nothing where none does. */
export function WorkStrip({ center }: { readonly center: NoticeCenterService }) {
  const core = useCore();
  const work = useOwnedService(useCallback(() => core.open(createTasks), [core]));
  return work === null ? null : <WaitingLists center={center} work={work} />;
}

function WaitingLists({ center, work }: { readonly center: NoticeCenterService; readonly work: TasksService }) {
  const t = useTranslate();
  const lists = (useFacts(work).waiting.lists ?? []).filter(({ total }) => total > 0);
  if (lists.length === 0) return null;
  return (
    <section className="notice-work" aria-label={t(messages.work(lists.length))}>
      <span className="notice-work-count">{t(messages.work(lists.length))}</span>
      <ul>
        {lists.slice(0, NAMED).map(({ key, title, total, address }) => (
          <li key={key}>
            <Button type="link" size="small" onClick={() => center.send({ type: 'work.show', address })}>
              {t(messages.workList(title, total))}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
