import { formattedJson } from '@evergreen/core/text/code-text';
import type { AuthFacts } from '@evergreen/core/session/auth';
import { sameText, type LocalizedText } from '@evergreen/core/kernel';
import { cellText, namedRecordAddress, tagColour } from '@evergreen/core/records/list';
import type { RecordFormService } from '@evergreen/core/records/form';
import {
  applicableGroups,
  childTables,
  auditFields,
  auditFieldLabels,
  auditText,
  formFields,
  formGroups,
  isOffered,
  maskedFields,
  type ChildTable,
  type Field,
  type Resource,
  type ResourceRecord,
  type ResourceRow,
} from '@evergreen/core/resources';
import { Skeleton, Tabs } from 'antd';
import type { ReactNode } from 'react';

import { AddressLink, useCore, useFacts, useSelectedFacts, useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import { DetailList } from '../../base/detail-list/index.ts';
import { StateTag } from '../../base/state-tag/index.ts';
import { DossierTabs, type DossierTabsProps } from '../record-dossier/index.ts';
import { ChildRowsTable } from '../child-rows-table/index.ts';
import { LateFileLinks, LateFilePictures } from '../late-files.tsx';
import { LateMaskedValue, LateNamedIcon, LateRichTextView } from '../late-inputs.tsx';
import './record-details.css';
import { recordDetailsMessages as messages } from './record-details.messages.ts';

const dictionariesOf = (facts: AuthFacts) => facts.dictionaries;

/** Pixels of a picture. */
const DETAILS_EDGE = 80;

/** Of a dialog or a panel, which are narrower than the page. */
const COLUMNS = 3;

export interface RecordContentProps {
  readonly resource: Resource;
  /** A form in the mode `details`. */
  readonly form: RecordFormService;
  /** Draws the history of the record, when it is asked for; null for a user who may not read it. */
  readonly history: ((row: ResourceRow) => ReactNode) | null;
  /** What other resources hold about the record, and who draws it; null where the record has no dossier. */
  readonly dossier?: Pick<DossierTabsProps, 'dossier' | 'relatedList'> | null;
  /** Draws what stands before everything else. */
  readonly summary?: ((row: ResourceRow) => ReactNode) | null;
  /** The user may read the whole of masked values, for a reason. */
  readonly canReveal: boolean;
  /** The record before (-1) or after (1) this one. */
  readonly onStep: (direction: -1 | 1) => void;
}

/** Everything about one row, once it is read. */
export function RecordContent({ resource, form, ...rest }: RecordContentProps) {
  const { status, row, title, failure } = useFacts(form);
  const t = useTranslate();
  if (status === 'failed')
    return (
      <LoadFailure
        title={t(messages.loadFailed)}
        description={failure === null ? null : t(failure)}
        onRetry={() => form.send({ type: 'load.retry' })}
      />
    );
  if (row === null) return <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label={t(messages.loading)} />;
  return <DetailsBody {...rest} resource={resource} title={title} row={row} />;
}

interface DetailsBodyProps extends Omit<RecordContentProps, 'form'> {
  readonly title: LocalizedText;
  readonly row: ResourceRecord;
}

/** What the record holds and, where the user may read it, what was done to it. */
function DetailsBody(props: DetailsBodyProps) {
  const { resource, title, row, history, dossier = null, summary = null, canReveal, onStep } = props;
  const t = useTranslate();
  // What staff write comes before what nobody types; what they may only add to the rows of others comes last.
  const isWritten = formFields(resource).length > 0 && isOffered(resource, 'add');
  const typedPart = <DetailGroups resource={resource} row={row} canReveal={canReveal} part="typed" />;
  const parts = childTables(resource).map(([key, table]) => ({ key, table, rows: row.children?.[key] ?? [] }));
  // In a dossier they have a tab each.
  const children = dossier === null && parts.map(({ key, ...part }) => <ChildDetails key={key} {...part} />);
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
      {summary?.(row)}
      {isWritten && typedPart}
      {isWritten && children}
      <DetailGroups resource={resource} row={row} canReveal={canReveal} part="record" />
      {!isWritten && children}
      {!isWritten && typedPart}
    </section>
  );
  const own = { key: 'content', label: t(messages.content), children: content };
  const past =
    history === null
      ? []
      : [
          {
            key: 'history',
            label: t(messages.history),
            children: <div className="record-details">{history(row)}</div>,
          },
        ];
  if (dossier !== null)
    return (
      <DossierTabs
        {...dossier}
        id={row.id}
        before={[
          own,
          ...parts.map(({ key, ...part }) => ({
            key: `part-${key}`,
            label: `${t(part.table.resource.title)} ${part.rows.length}`,
            children: (
              <div className="record-details">
                <ChildDetails {...part} />
              </div>
            ),
          })),
        ]}
        after={past}
      />
    );
  return history === null ? content : <Tabs className="record-details-tabs" items={[own, ...past]} />;
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
  const groups = detailGroups(resource, row).filter(
    ({ key, items }) => (key === 'record') === (part === 'record') && items.length > 0,
  );
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
    <LateMaskedValue
      key={value}
      {...{ resource, id: row.id, field: key, label: field.label, masked: value, meanwhile: value }}
    />
  );
}

/** The states of a record beside its name. */
export function RecordStates({ resource, row }: { readonly resource: Resource; readonly row: ResourceRow }) {
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

/** A text that names another record leads there. */
function linkOf(field: Field, row: ResourceRow, key: string): ReactNode {
  const address = namedRecordAddress(field, row);
  const name = row[key];
  return address === null || typeof name !== 'string' || name === '' ? null : (
    <AddressLink to={address}>{name}</AddressLink>
  );
}

/** The groups of the form, then what nobody types, where it is known: states, computed fields, author and times. */
function detailGroups(resource: Resource, row: ResourceRow): readonly DetailGroup[] {
  const itemOf = ([key, field]: readonly [string, Field]): DetailItem => ({
    key,
    label: field.label,
    value: cellText(row, key, field),
    drawn: drawnOf(field, row[key]) ?? linkOf(field, row, key),
    isWide: field.type === 'richText' || (field.form !== false && field.form?.isWide === true),
    isAlone: field.type === 'richText',
  });
  const typed = new Set(formFields(resource).map(([key]) => key));
  const edited = applicableGroups(resource, formGroups(resource), row).map(({ key, title, fields }) => ({
    key,
    title,
    items: fields.map(itemOf),
  }));
  // A dash beside what nobody can fill in would say nothing.
  const others = Object.entries(resource.fields)
    .filter(([key]) => !typed.has(key))
    .map(itemOf)
    .filter(({ value, drawn }) => drawn !== null || value['zh-CN'] !== '');
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
  return [...edited, { key: 'record', title, items: [...others, ...audit] }];
}
