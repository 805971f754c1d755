import { DIALOG_WIDTHS, type LocalizedText } from '@evergreen/core/kernel';
import {
  formatPaths,
  networkPicture,
  popupFiles,
  popupProblem,
  type FilesValue,
  type PopupFile,
} from '@evergreen/core/files/upload-list';
import { Form, Input, Modal, Tabs } from 'antd';
import { useState } from 'react';

import { useCore, useTranslate } from '../../../adapter/index.ts';
import { FileUpload } from '../file-upload/index.ts';
import './file-popup.css';
import { filePopupMessages as messages } from './file-popup.messages.ts';
import { PopupFooter } from './popup-footer.tsx';

/** Uploaded pictures by their comma-joined paths, or one of another host by its address. */
export interface ChosenPicture {
  readonly kind: 'stored' | 'network';
  readonly path: string;
  readonly remark: string;
  /** The stored pictures; none of another host. */
  readonly files: readonly PopupFile[];
}

export interface ImagePopupProps {
  readonly isOpen: boolean;
  readonly maximum?: number;
  readonly onConfirm: (picture: ChosenPicture) => void;
  readonly onCancel: () => void;
}

/** Asks for a picture: uploaded from here, or by its address on the network; each with a remark. */
export function ImagePopup({ isOpen, ...rest }: ImagePopupProps) {
  const t = useTranslate();
  return (
    <Modal
      open={isOpen}
      title={t(messages.pictureTitle)}
      width={DIALOG_WIDTHS.files}
      destroyOnHidden
      onCancel={rest.onCancel}
      footer={null}
    >
      <ImageTabs {...rest} />
    </Modal>
  );
}

interface Inputs {
  readonly files: FilesValue;
  readonly pending: 'none' | 'running' | 'failed';
  readonly address: string;
  readonly remark: string;
  readonly networkRemark: string;
}

const nothing: Inputs = { files: [], pending: 'none', address: '', remark: '', networkRemark: '' };

function ImageTabs({ maximum = 1, onConfirm, onCancel }: Omit<ImagePopupProps, 'isOpen'>) {
  const { viewAddress } = useCore();
  const t = useTranslate();
  const [tab, setTab] = useState<ChosenPicture['kind']>('stored');
  const [inputs, setInputs] = useState(nothing);
  const [problem, setProblem] = useState<LocalizedText | null>(null);
  const change = (changed: Partial<Inputs>) => {
    setProblem(null);
    setInputs((before) => ({ ...before, ...changed }));
  };
  const { files, pending, address, remark, networkRemark } = inputs;
  const confirm = () => {
    const entries = files === null || typeof files === 'string' ? [] : files;
    const network = networkPicture(address);
    const found = tab === 'stored' ? popupProblem(pending, entries.length) : network.ok ? null : network.error;
    setProblem(found);
    if (found !== null) return;
    if (tab === 'stored') {
      const path = formatPaths(entries.map(({ filePath }) => filePath)) ?? '';
      onConfirm({ kind: 'stored', path, remark, files: popupFiles(entries, viewAddress) });
    } else if (network.ok) onConfirm({ kind: 'network', path: network.value, remark: networkRemark, files: [] });
  };
  const local = (
    <Form layout="vertical" component="div">
      <FileUpload
        id="image-popup-files"
        aria-label={t(messages.pictures)}
        accepts="image"
        mode="card"
        maximum={maximum}
        returnUrl={false}
        value={files}
        onChange={(changed) => change({ files: changed })}
        onPending={(state) => setInputs((before) => ({ ...before, pending: state }))}
      />
      <Remark id="image-popup-remark" value={remark} onChange={(text) => change({ remark: text })} />
    </Form>
  );
  const network = (
    <Form layout="vertical" component="div">
      <Form.Item label={t(messages.address)} htmlFor="image-popup-address">
        <Input
          id="image-popup-address"
          inputMode="url"
          placeholder={t(messages.addressPrompt)}
          value={address}
          onChange={({ target }) => change({ address: target.value })}
        />
      </Form.Item>
      <Remark
        id="image-popup-network-remark"
        value={networkRemark}
        onChange={(text) => change({ networkRemark: text })}
      />
    </Form>
  );
  return (
    <>
      <Tabs
        activeKey={tab}
        onChange={(key) => {
          setProblem(null);
          setTab(key === 'network' ? 'network' : 'stored');
        }}
        items={[
          { key: 'stored', label: t(messages.localTab), children: local },
          { key: 'network', label: t(messages.networkTab), children: network },
        ]}
      />
      <div className="file-popup-footer">
        <PopupFooter problem={problem} onConfirm={confirm} onCancel={onCancel} />
      </div>
    </>
  );
}

interface RemarkProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Remark({ id, value, onChange }: RemarkProps) {
  const t = useTranslate();
  return (
    <Form.Item label={t(messages.remark)} htmlFor={id}>
      <Input
        id={id}
        placeholder={t(messages.remarkPrompt)}
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
