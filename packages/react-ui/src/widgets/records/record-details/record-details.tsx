import { formattedJson } from '@evergreen/core/code-text';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import {
  applicableGroups,
  childTables,
  auditFields,
  auditFieldLabels,
  auditText,
  formFields,
  formGroups,
  maskedFields,
  type ChildTable,
  type Field,
  type Resource,
  type ResourceRecord,
  type ResourceRow,
} from '@evergreen/core/resources';
import type { AuthFacts } from '@evergreen/core/auth';
import { sameText, type LocalizedText, DIALOG_WIDTHS } from '@evergreen/core/kernel';
import { cellText, tagColour, type RecordPlace } from '@evergreen/core/list-page';
import type { RecordFormService } from '@evergreen/core/record-form';
import { Alert, Button, Modal, Skeleton, Tabs } from 'antd';
import type { ReactNode } from 'react';

import { PHONE, useCore, useFacts, useMedia, useSelectedFacts, useTranslate } from '../../../adapter/index.ts';
import { DetailList } from '../../base/detail-list/index.ts';
import { StateTag } from '../../base/state-tag/index.ts';
import { ChildRowsTable } from '../child-rows-table/index.ts';
import { LateFileLinks, LateFilePictures } from '../late-files.tsx';
import { LateMaskedValue, LateNamedIcon, LateRichTextView } from '../late-inputs.tsx';
import './record-details.css';
import { recordDetailsMessages as messages } from './record-details.messages.ts';

export interface RecordDetailsProps {
  readonly resource: Resource;
  /** A form in the mode `details`. */
  readonly form: RecordFormService;
  /** Where the record stands in the list; null if the list does not show it. */
  readonly place: RecordPlace | null;
  /** The record appears in the place of another one, without movement. */
  readonly isStep: boolean;
  /** Draws the history of the record, when it is asked for; null for a user who may not read it. */
  readonly history: ((row: ResourceRow) => ReactNode) | null;
  /** The user may read the whole of masked values, for a reason. */
  readonly canReveal?: boolean;
  /** null for a user who may not edit. */
  readonly onEdit: (() => void) | null;
  /** Buttons beside 编辑, for the actions that apply to the record. */
  readonly actions?: ReactNode;
  /** The record before (-1) or after (1) this one. */
  readonly onStep: (direction: -1 | 1) => void;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

const dictionariesOf = (facts: AuthFacts) => facts.dictionaries;

/** Pixels of a picture. */
const DETAILS_EDGE = 80;

/** Of the dialog, which is narrower than the page. */
const COLUMNS = 3;

/** Everything about one row of any resource, to be read, under its name. */
export function RecordDetails(props: RecordDetailsProps) {
  const { resource, form, place, isStep, history, onEdit, onStep, onGone } = props;
  const facts = useFacts(form);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const close = () => form.send({ type: 'form.cancel' });
  const name = String(facts.row?.[resource.labelField] ?? '');
  const step = (direction: -1 | 1) => {
    if (direction === 1 ? place?.hasNext : place?.hasPrevious) onStep(direction);
  };
  return (
    <Modal
      open={facts.status !== 'closed'}
      title={
        <>
          <small className="record-details-kind">{t(facts.title)}</small>
          <span className="record-details-name">{name}</span>
          {facts.row !== null && <RecordStates resource={resource} row={facts.row} />}
        </>
      }
      width={isPhone ? '100%' : DIALOG_WIDTHS.details}
      centered={!isPhone}
      {...(isStep ? { transitionName: '', maskTransitionName: '' } : {})}
      rootClassName={`record-details-dialog ${isPhone ? 'record-dialog-phone' : 'record-dialog'}`}
      onCancel={close}
      afterClose={onGone}
      footer={
        <div className="record-details-footer">
          {place !== null && (
            <>
              <Button icon={<LeftOutlined aria-hidden />} disabled={!place.hasPrevious} onClick={() => step(-1)}>
                {t(messages.previous)}
              </Button>
              <Button
                icon={<RightOutlined aria-hidden />}
                iconPlacement="end"
                disabled={!place.hasNext}
                onClick={() => step(1)}
              >
                {t(messages.next)}
              </Button>
            </>
          )}
          <Button className="record-details-close" onClick={close}>
            {t(messages.close)}
          </Button>
          {props.actions}
          {onEdit !== null && (
            <Button type="primary" disabled={facts.row === null} onClick={onEdit}>
              {t(messages.edit)}
            </Button>
          )}
        </div>
      }
    >
      {facts.status === 'failed' ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t(messages.loadFailed)}
          description={facts.failure === null ? null : t(facts.failure)}
          action={<Button onClick={() => form.send({ type: 'load.retry' })}>{t(messages.retry)}</Button>}
        />
      ) : facts.row === null ? (
        <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label={t(messages.loading)} />
      ) : (
        <DetailsBody
          resource={resource}
          title={facts.title}
          row={facts.row}
          history={history}
          canReveal={props.canReveal === true}
          onStep={step}
        />
      )}
    </Modal>
  );
}

interface DetailsBodyProps extends Pick<RecordDetailsProps, 'resource' | 'history' | 'onStep'> {
  readonly title: LocalizedText;
  readonly row: ResourceRecord;
  readonly canReveal: boolean;
}

/** What the record holds and, where the user may read it, what was done to it. */
function DetailsBody({ resource, title, row, history, canReveal, onStep }: DetailsBodyProps) {
  const t = useTranslate();
  // Sub-rows come before what nobody types, unless there is nothing else.
  const hasForm = formFields(resource).length > 0;
  const children = childTables(resource).map(([key, table]) => (
    <ChildDetails key={key} table={table} rows={row.children?.[key] ?? []} />
  ));
  const content = (
    // Nothing in it takes the focus, so the scrolling part itself must, or a keyboard could not scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="record-details"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t(title)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') onStep(-1);
        if (key === 'ArrowRight') onStep(1);
      }}
    >
      <DetailGroups resource={resource} row={row} canReveal={canReveal} part="typed" />
      {hasForm && children}
      <DetailGroups resource={resource} row={row} canReveal={canReveal} part="record" />
      {!hasForm && children}
    </section>
  );
  if (history === null) return content;
  return (
    <Tabs
      className="record-details-tabs"
      items={[
        { key: 'content', label: t(messages.content), children: content },
        {
          key: 'history',
          label: t(messages.history),
          children: <div className="record-details">{history(row)}</div>,
        },
      ]}
    />
  );
}

/** The sub-rows of one table under their heading. */
function ChildDetails({ table, rows }: { readonly table: ChildTable; readonly rows: readonly ResourceRow[] }) {
  const t = useTranslate();
  return (
    <section className="record-details-children" aria-label={t(table.resource.title)}>
      <h3>
        {t(table.resource.title)}
        <small>{t(messages.rowCount(rows.length))}</small>
      </h3>
      <ChildRowsTable table={table} rows={rows} />
    </section>
  );
}

type DetailGroupsProps = Pick<DetailsBodyProps, 'resource' | 'row' | 'canReveal'> & {
  /** What the form has, or what nobody types. */
  readonly part: 'typed' | 'record';
};

function DetailGroups({ resource, row, canReveal, part }: DetailGroupsProps) {
  const t = useTranslate();
  const groups = detailGroups(resource, row).filter(({ key }) => (key === 'record') === (part === 'record'));
  return groups.map(({ key, title, items }) => (
    <DetailList
      key={key}
      {...(title === null ? {} : { title: t(title) })}
      columns={COLUMNS}
      items={items.map(({ label, value, drawn, isWide, isAlone: _isAlone, ...item }, index) => ({
        ...item,
        label: t(label),
        children: (canReveal ? revealedBy(resource, row, item.key) : null) ?? drawn ?? (
          <span className="record-details-value">{t(value) === '' ? t(messages.nothing) : t(value)}</span>
        ),
        ...(isWide || items[index + 1]?.isAlone === true ? { span: 'filled' as const } : {}),
      }))}
    />
  ));
}

/** A masked value that the user may read whole; null for any other, and for an empty one. */
function revealedBy(resource: Resource, row: ResourceRow, key: string): ReactNode {
  const field = resource.fields[key];
  const value = row[key];
  if (field === undefined || !maskedFields(resource).includes(key) || typeof value !== 'string') return null;
  return (
    <LateMaskedValue {...{ resource, id: row.id, field: key, label: field.label, masked: value, meanwhile: value }} />
  );
}

/** The states of a record beside its name. */
function RecordStates({ resource, row }: { readonly resource: Resource; readonly row: ResourceRow }) {
  const dictionaries = useSelectedFacts(useCore().auth, dictionariesOf);
  const t = useTranslate();
  return Object.entries(resource.fields).map(([key, field]) =>
    field.type === 'state' ? (
      <span key={key} className="record-details-state">
        <StateTag colour={tagColour(dictionaries[field.dictionary], row[key]) ?? 'default'}>
          {t(cellText(row, key, field))}
        </StateTag>
      </span>
    ) : null,
  );
}

interface DetailItem {
  readonly key: string;
  readonly label: LocalizedText;
  readonly value: LocalizedText;
  /** Drawn in place of the text. */
  readonly drawn: ReactNode;
  readonly isWide: boolean;
  /** Begins a row of its own. */
  readonly isAlone: boolean;
}

interface DetailGroup {
  readonly key: string;
  readonly title: LocalizedText | null;
  readonly items: readonly DetailItem[];
}

/** Stored files as pictures or names that can be opened, icons and rich text; null for what is a text. */
function drawnOf(field: Field, value: ResourceRow[string] | undefined): ReactNode {
  if (field.type === 'icon' && typeof value === 'string' && value !== '')
    return <LateNamedIcon value={value} meanwhile={value} />;
  if (field.type === 'richText' && typeof value === 'string' && value !== '')
    return <LateRichTextView value={value} meanwhile={<Skeleton active title={false} />} />;
  if (field.type === 'json' && typeof value === 'string' && value !== '')
    return <pre className="record-details-code">{formattedJson(value)}</pre>;
  if (field.type !== 'file' || typeof value !== 'string' || value === '') return null;
  return field.accepts === 'image' ? (
    <LateFilePictures value={value} edge={DETAILS_EDGE} meanwhile={<Skeleton.Image />} />
  ) : (
    <LateFileLinks value={value} />
  );
}

/** The groups of the form, then what nobody types: states, computed fields, author and times. */
function detailGroups(resource: Resource, row: ResourceRow): readonly DetailGroup[] {
  const itemOf = ([key, field]: readonly [string, Field]): DetailItem => ({
    key,
    label: field.label,
    value: cellText(row, key, field),
    drawn: drawnOf(field, row[key]),
    isWide: field.type === 'richText' || (field.form !== false && field.form?.isWide === true),
    isAlone: field.type === 'richText',
  });
  const typed = new Set(formFields(resource).map(([key]) => key));
  const edited = applicableGroups(resource, formGroups(resource), row).map(({ key, title, fields }) => ({
    key,
    title,
    items: fields.map(itemOf),
  }));
  const others = Object.entries(resource.fields).filter(([key]) => !typed.has(key));
  const audit = auditFields(resource).map((key) => ({
    key,
    label: auditFieldLabels[key],
    value: sameText(auditText(row, key)),
    drawn: null,
    isWide: false,
    isAlone: false,
  }));
  const hasHeadings = edited.some(({ title }) => title !== null);
  const title = hasHeadings ? messages.record : null;
  return [...edited, { key: 'record', title, items: [...others.map(itemOf), ...audit] }];
}
