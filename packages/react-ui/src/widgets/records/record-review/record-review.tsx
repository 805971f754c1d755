import { parsePaths } from '@evergreen/core/files/upload-list';
import type { RecordReviewFacts, RecordReviewService } from '@evergreen/core/records/review';
import type { Resource, ResourceRow } from '@evergreen/core/resources';
import { Alert, Button, Drawer, Result, Skeleton } from 'antd';
import { useMemo, useRef, useState, type ReactNode } from 'react';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import { LateFileLinks, LateFilePictures } from '../late-files.tsx';
import { RecordContent, RecordStates } from '../record-details/index.ts';
import './record-review.css';
import { recordReviewMessages as messages } from './record-review.messages.ts';
import { useReviewKeys } from './use-review-keys.ts';

export interface RecordReviewProps {
  readonly resource: Resource;
  readonly review: RecordReviewService;
  /** Masked values may be read whole. */
  readonly canReveal: boolean;
  /** It has closed and faded out. */
  readonly onGone: () => void;
}

/** What waits for a decision, one record large after the other, with its documents beside it and the decisions below. */
export function RecordReview(props: RecordReviewProps) {
  const { resource, review, onGone } = props;
  const facts = useFacts(review);
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  useReviewKeys(root, review);
  const { status, place, total, name } = facts;
  return (
    <Drawer
      open={isOpen}
      size="100vw"
      rootClassName="record-review"
      closable={{ 'aria-label': t(messages.close) }}
      title={
        <div className="record-review-heading">
          {t(messages.title(resource.singular))}
          {place > 0 && (
            <span>
              {place} / {total}
            </span>
          )}
        </div>
      }
      footer={status === 'reading' ? <ReviewFoot {...{ review, facts }} /> : null}
      onClose={() => setIsOpen(false)}
      afterOpenChange={(open) => {
        if (!open) onGone();
      }}
    >
      <div ref={root} style={{ height: '100%' }}>
        <output className="visually-hidden">
          {place > 0 && `${t(messages.place(place, total))} ${name}${decidedText(t, facts)}`}
        </output>
        <ReviewBody {...props} facts={facts} onClose={() => setIsOpen(false)} />
      </div>
    </Drawer>
  );
}

function decidedText(t: ReturnType<typeof useTranslate>, { decided }: RecordReviewFacts): string {
  return decided === null ? '' : ` ${t(messages.decided(decided.label))}`;
}

interface ReviewBodyProps extends RecordReviewProps {
  readonly facts: RecordReviewFacts;
  readonly onClose: () => void;
}

function ReviewBody({ resource, review, canReveal, facts, onClose }: ReviewBodyProps) {
  const t = useTranslate();
  const step = (direction: -1 | 1) => review.send({ type: 'review.step', direction });
  const words = useMemo(() => withoutFiles(resource), [resource]);
  const { status, form, name, decided, decidedCount } = facts;
  switch (status) {
    case 'loading':
      return <Skeleton active style={{ padding: 24 }} aria-label={t(messages.loading)} />;
    case 'failed':
      return (
        <LoadFailure
          title={t(messages.loadFailed)}
          description={facts.failure === null ? null : t(facts.failure)}
          onRetry={() => review.send({ type: 'review.retry' })}
        />
      );
    case 'empty':
    case 'finished':
      return (
        <Result
          status={status === 'empty' ? 'info' : 'success'}
          title={t(status === 'empty' ? messages.empty : messages.finished(decidedCount))}
          extra={[
            <Button key="back" type="primary" autoFocus onClick={onClose}>
              {t(messages.back)}
            </Button>,
            facts.hasPrevious && (
              <Button key="look" onClick={() => step(-1)}>
                {t(messages.lookBack)}
              </Button>
            ),
          ]}
        />
      );
    case 'reading':
      return form === null ? null : (
        <div className="record-review-body">
          <div className="record-review-record">
            {decided !== null && (
              <Alert
                className="record-review-decided"
                type="info"
                showIcon
                title={t(messages.decided(decided.label))}
                action={
                  decided.canUndo && (
                    <Button size="small" onClick={() => review.send({ type: 'review.undo' })}>
                      {t(messages.undo)}
                    </Button>
                  )
                }
              />
            )}
            <header className="record-review-name">
              <h2>{name}</h2>
              <ReadRow form={form}>{(row) => <RecordStates resource={resource} row={row} />}</ReadRow>
            </header>
            <RecordContent resource={words} form={form} history={null} canReveal={canReveal} onStep={step} />
          </div>
          <aside className="record-review-materials" aria-label={t(messages.materials)}>
            <ReadRow form={form}>{(row) => <Materials resource={resource} row={row} />}</ReadRow>
          </aside>
        </div>
      );
  }
}

interface ReadRowProps {
  readonly form: NonNullable<RecordReviewFacts['form']>;
  readonly children: (row: ResourceRow) => ReactNode;
}

/** What is drawn of the record once it is read. */
function ReadRow({ form, children }: ReadRowProps) {
  const { row } = useFacts(form);
  return row === null ? null : children(row);
}

/** Its files stand beside it. */
function withoutFiles(resource: Resource): Resource {
  const fields = Object.entries(resource.fields).filter(([, { type }]) => type !== 'file');
  return { ...resource, fields: Object.fromEntries(fields) };
}

/** Pixels of a picture. */
const EDGE = 240;

function Materials({ resource, row }: { readonly resource: Resource; readonly row: ResourceRow }) {
  const t = useTranslate();
  const files = Object.entries(resource.fields).flatMap(([key, field]) => {
    const value = row[key];
    return field.type === 'file' && typeof value === 'string' && value !== '' ? [{ key, field, value }] : [];
  });
  if (files.length === 0) return t(messages.noMaterials);
  return files.map(({ key, field, value }) => (
    <section key={key} aria-label={t(field.label)}>
      <h3>
        {t(field.label)}
        {parsePaths(value).length > 1 && ` ${parsePaths(value).length}`}
      </h3>
      {field.accepts === 'image' ? (
        <LateFilePictures value={value} edge={EDGE} meanwhile={<Skeleton.Image active />} />
      ) : (
        <LateFileLinks value={value} />
      )}
    </section>
  ));
}

function ReviewFoot({ review, facts }: { readonly review: RecordReviewService; readonly facts: RecordReviewFacts }) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const step = (direction: -1 | 1) => review.send({ type: 'review.step', direction });
  const { decisions, hasPrevious, hasNext, decidedCount } = facts;
  const obstacles = new Set(decisions.flatMap(({ obstacle }) => (obstacle === null ? [] : [t(obstacle)])));
  return (
    <div className="record-review-foot">
      <Button aria-keyshortcuts="K" disabled={!hasPrevious} onClick={() => step(-1)}>
        {t(messages.previous)} <kbd aria-hidden>K</kbd>
      </Button>
      <Button aria-keyshortcuts="J" disabled={!hasNext} onClick={() => step(1)}>
        {t(messages.next)} <kbd aria-hidden>J</kbd>
      </Button>
      {decisions.map(({ key, label, isDanger, digit, isReady }) => (
        <Button
          key={key}
          type={isDanger ? 'default' : 'primary'}
          danger={isDanger}
          disabled={!isReady}
          aria-keyshortcuts={digit}
          onClick={() => review.send({ type: 'review.decide', action: key })}
        >
          {t(label)} <kbd aria-hidden>{digit}</kbd>
        </Button>
      ))}
      {!isPhone && decidedCount > 0 && <span>{t(messages.decidedCount(decidedCount))}</span>}
      {[...obstacles].map((obstacle) => (
        <div key={obstacle} className="record-review-obstacle">
          {obstacle}
        </div>
      ))}
    </div>
  );
}
