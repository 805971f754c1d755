import { useCore, useFacts, useText } from '@evergreen/react-ui/adapter';
import { Dropdown, Tabs } from 'antd';

import { ClosingQuestion } from './closing-question.tsx';
import { tabMenu } from './tab-menu.ts';
import './tab-strip.css';
import { tabStripMessages as messages } from './tab-strip.messages.ts';

const MIDDLE_BUTTON = 1;

/** The open pages. A press shows one, a middle press or its cross closes it, a right press offers the rest. */
export function TabStrip() {
  const { tabs: service, config } = useCore();
  const { tabs, activeKey, canReopen } = useFacts(service);
  const say = useText();
  const homeKey = config.homePath;
  const items = tabs.map((tab) => {
    const title = say(tab.title);
    return {
      key: tab.key,
      closable: tab.key !== homeKey,
      closeIcon: <span aria-label={say(messages.closeTab(title))}>×</span>,
      label: (
        <Dropdown
          trigger={['contextMenu']}
          menu={{ items: tabMenu({ tabs, tab, homeKey, canReopen, say, send: service.send }) }}
        >
          <span
            className="tab-strip-label"
            onAuxClick={(event) => {
              if (event.button === MIDDLE_BUTTON) service.send({ type: 'tab.close', key: tab.key });
            }}
          >
            {title}
            {tab.isDirty && <UnsavedDot />}
          </span>
        </Dropdown>
      ),
    };
  });
  return (
    <nav className="tab-strip" aria-label={say(messages.strip)}>
      <Tabs
        type="editable-card"
        hideAdd
        size="small"
        items={items}
        {...(activeKey === null ? {} : { activeKey })}
        onChange={(key) => service.send({ type: 'tab.choose', key })}
        onEdit={(key, action) => {
          if (action === 'remove' && typeof key === 'string') service.send({ type: 'tab.close', key });
        }}
      />
      <ClosingQuestion />
    </nav>
  );
}

function UnsavedDot() {
  const say = useText();
  return (
    <>
      <span className="tab-strip-dot" aria-hidden />
      <span className="visually-hidden">{say(messages.unsaved)}</span>
    </>
  );
}
