import { CloseOutlined } from '@ant-design/icons';
import type { Tab } from '@evergreen/core/shell/tabs';
import { useTranslate } from '@evergreen/react-ui/adapter';

import { tabStripMessages as messages } from './tab-strip.messages.ts';

export interface TabLabelProps {
  readonly tab: Tab;
  /** Left out where the tab stays. */
  readonly onClose?: () => void;
}

/** The title of a tab, a dot while something in it is unsaved, and the cross that closes it. */
export function TabLabel({ tab, onClose }: TabLabelProps) {
  const t = useTranslate();
  const title = t(tab.title);
  return (
    <>
      <span className="tab-label-title" title={title}>
        {title}
      </span>
      {tab.isDirty && (
        <>
          <span className="tab-label-dot" aria-hidden />
          <span className="visually-hidden">{t(messages.unsaved)}</span>
        </>
      )}
      {/* The pointer's way alone: a list of tabs must hold no buttons; Delete closes the tab that has the focus. */}
      {onClose !== undefined && (
        <CloseOutlined
          className="tab-label-close"
          aria-hidden
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            onClose();
          }}
        />
      )}
    </>
  );
}
