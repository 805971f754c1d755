import { createFileAddress } from '@evergreen/core/files/file-address';
import type { LocalizedText } from '@evergreen/core/kernel';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Button, Form, Modal, Skeleton, Typography } from 'antd';
import { useCallback } from 'react';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import { storedFilesMessages as messages } from './stored-files.messages.ts';

/** The path and the whole address of a stored file, each with a button that copies it. */
export function FileAddressDialog({ label, rows, onClose }: DialogSlotProps) {
  const core = useCore();
  const t = useTranslate();
  const [row] = rows;
  const id = row?.id ?? '';
  const open = useCallback(
    () =>
      core.open((page) =>
        createFileAddress({ ...page, id, staticDomain: core.staticDomain, origin: globalThis.location.origin }),
      ),
    [core, id],
  );
  const service = useOwnedService(open);
  return (
    <Modal
      open
      title={t(messages.address(label, row?.name ?? ''))}
      width={640}
      footer={<Button onClick={onClose}>{t(messages.close)}</Button>}
      onCancel={onClose}
    >
      {service === null ? <Skeleton active /> : <OpenAddress service={service} />}
    </Modal>
  );
}

function OpenAddress({ service }: { readonly service: ReturnType<typeof createFileAddress> }) {
  const { status, failure, path, address } = useFacts(service);
  const t = useTranslate();
  if (failure !== null)
    return <LoadFailure title={t(failure)} onRetry={() => service.send({ type: 'address.retry' })} />;
  if (status === 'loading') return <Skeleton active />;
  return (
    <Form layout="vertical" component="div">
      {path !== null && <CopiedText label={messages.path} hint={messages.pathHint} text={path} />}
      {address !== null && <CopiedText label={messages.url} hint={messages.urlHint} text={address} />}
    </Form>
  );
}

interface CopiedTextProps {
  readonly label: LocalizedText;
  readonly hint: LocalizedText;
  readonly text: string;
}

function CopiedText({ label, hint, text }: CopiedTextProps) {
  const t = useTranslate();
  return (
    <Form.Item label={t(label)} extra={t(hint)}>
      <Typography.Paragraph
        copyable={{ text, tooltips: [t(messages.copy), t(messages.copied)] }}
        style={{ marginBottom: 0, overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography.Paragraph>
    </Form.Item>
  );
}
