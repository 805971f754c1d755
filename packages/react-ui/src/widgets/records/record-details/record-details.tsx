import { AUDIT_FIELDS, auditFieldLabels, type Resource, type ResourceRow } from '@evergreen/core/resources';
import type { LocalizedText } from '@evergreen/core/kernel';
import { cellText } from '@evergreen/core/list-page';
import type { RecordFormService } from '@evergreen/core/record-form';
import { Alert, Button, Descriptions, Modal, Skeleton, type DescriptionsProps } from 'antd';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import './record-details.css';
import { recordDetailsMessages as messages } from './record-details.messages.ts';

export interface RecordDetailsProps {
  readonly resource: Resource;
  /** A form in the mode `details`. */
  readonly form: RecordFormService;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

const WIDTH = 1200;
/** At most four columns, fewer where they would be cramped. */
const COLUMNS = { xs: 1, sm: 1, md: 2, lg: 3, xl: 4, xxl: 4 };

/** Everything about one row of any resource, to be read. */
export function RecordDetails({ resource, form, onGone }: RecordDetailsProps) {
  const facts = useFacts(form);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const close = () => form.send({ type: 'form.cancel' });
  return (
    <Modal
      open={facts.status !== 'closed'}
      title={t(facts.title)}
      width={isPhone ? '100%' : WIDTH}
      centered={!isPhone}
      rootClassName={`record-details-dialog ${isPhone ? 'record-dialog-phone' : 'record-dialog'}`}
      onCancel={close}
      afterClose={onGone}
      footer={<Button onClick={close}>{t(messages.close)}</Button>}
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
        // Nothing in it takes the focus, so the scrolling part itself must, or a keyboard could not scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className="record-details" tabIndex={0} aria-label={t(facts.title)}>
          <Descriptions
            bordered
            size="small"
            layout={isPhone ? 'horizontal' : 'vertical'}
            column={COLUMNS}
            items={detailItems(resource, facts.row, t)}
          />
        </section>
      )}
    </Modal>
  );
}

function detailItems(
  resource: Resource,
  row: ResourceRow,
  t: (text: LocalizedText) => string,
): NonNullable<DescriptionsProps['items']> {
  const shown = (words: string) => (words === '' ? t(messages.nothing) : words);
  const own = Object.entries(resource.fields).map(([key, field]) => {
    const isWide = field.form !== false && field.form?.isWide === true;
    return {
      key,
      label: t(field.label),
      children: <span className="record-details-value">{shown(t(cellText(row, key, field)))}</span>,
      ...(isWide ? { span: 'filled' as const } : {}),
    };
  });
  const audit = AUDIT_FIELDS.map((key) => ({
    key,
    label: t(auditFieldLabels[key]),
    children: shown(row[key] ?? ''),
  }));
  return [...own, ...audit];
}
