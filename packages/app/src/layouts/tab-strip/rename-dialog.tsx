import { sameText } from '@evergreen/core/kernel';
import { titleOfTab, type Tab } from '@evergreen/core/shell/tabs';
import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';

import { useSitemap } from '../../routing/use-sitemap.ts';
import { tabStripMessages as messages } from './tab-strip.messages.ts';

const LONGEST_NAME = 40;

export interface RenameDialogProps {
  readonly tab: Tab;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

/** Gives a tab a name of one's own, which is remembered for its page; an empty one gives the page's name back. */
export function RenameDialog({ tab, onGone }: RenameDialogProps) {
  const { tabs } = useCore();
  const sitemap = useSitemap();
  const t = useTranslate();
  const hintId = useId();
  const [name, setName] = useState(() => t(tab.title));
  const [isOpen, setOpen] = useState(true);
  const ownTitle = titleOfTab(tab.key, sitemap) ?? tab.title;
  const save = () => {
    const wanted = name.trim();
    const { key } = tab;
    if (wanted === '' || wanted === t(ownTitle)) tabs.send({ type: 'title.reset', key, title: ownTitle });
    else tabs.send({ type: 'tab.retitle', key, title: sameText(wanted) });
    setOpen(false);
  };
  return (
    <Modal
      open={isOpen}
      title={t(messages.renameTitle)}
      okText={t(messages.save)}
      cancelText={t(messages.cancel)}
      onOk={save}
      onCancel={() => setOpen(false)}
      afterClose={onGone}
      centered
      width={420}
    >
      <Input
        aria-label={t(messages.name)}
        aria-describedby={hintId}
        value={name}
        maxLength={LONGEST_NAME}
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={(event) => {
          if (!event.nativeEvent.isComposing) save();
        }}
      />
      <p id={hintId} className="rename-dialog-hint">
        {t(messages.nameHint)}
      </p>
    </Modal>
  );
}
