import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { placeBefore, step, type Tab } from '@evergreen/core/shell/tabs';
import { useCore, useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Tabs, type TabsProps } from 'antd';
import { useId, useState } from 'react';

import { ClosingQuestion } from './closing-question.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SortableTab } from './sortable-tab.tsx';
import { TabLabel } from './tab-label.tsx';
import './tab-strip.css';
import { tabStripMessages as messages } from './tab-strip.messages.ts';

/** Pixels that the pointer moves before a press becomes a drag. */
const DRAG_DISTANCE = 6;

/** Nothing said by the drag itself, whose words are English; the strip says where a tab went. */
const SILENT = { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' };

/**
 * The open pages. A press shows one; a middle press, its cross or Delete closes it; a right press offers the rest. Tabs are
 * dragged, or moved by Alt and Shift with the arrows.
 */
export function TabStrip() {
  const { tabs: service, config } = useCore();
  const { tabs, activeKey, canReopen } = useFacts(service);
  const t = useTranslate();
  const id = useId();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }));
  const [renamed, setRenamed] = useState<Tab | null>(null);
  const [moved, setMoved] = useState('');
  const homeKey = config.homePath;

  const close = (key: string) => service.send({ type: 'tab.close', key });
  const move = (key: string, before: string | null) => {
    service.send({ type: 'tab.move', key, before });
    const open = service.facts().tabs;
    const position = open.findIndex((tab) => tab.key === key);
    const tab = open[position];
    if (tab !== undefined) setMoved(t(messages.moved(t(tab.title), position + 1, open.length)));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null) move(String(active.id), placeBefore(tabs, String(active.id), String(over.id)));
  };
  const menuOf = (tab: Tab) => ({
    tabs,
    tab,
    homeKey,
    canReopen,
    send: service.send,
    move,
    rename: () => setRenamed(tab),
  });

  const drawBar: NonNullable<TabsProps['renderTabBar']> = (bar, Bar) => (
    <Bar {...bar}>
      {(node) => {
        const tab = tabs.find((other) => other.key === node.key);
        return tab === undefined ? (
          node
        ) : (
          <SortableTab
            node={node}
            isFixed={tab.key === homeKey}
            menu={menuOf(tab)}
            onClose={() => close(tab.key)}
            onStep={(direction) => {
              const before = step(tabs, tab.key, direction);
              if (before !== undefined) move(tab.key, before);
            }}
          />
        );
      }}
    </Bar>
  );

  return (
    <nav className="tab-strip" aria-label={t(messages.strip)}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements: SILENT }}
      >
        <SortableContext items={tabs.map((tab) => tab.key)} strategy={horizontalListSortingStrategy}>
          <Tabs
            id={id}
            type="card"
            size="small"
            animated={false}
            items={tabs.map((tab) => ({
              key: tab.key,
              label: <TabLabel tab={tab} {...(tab.key === homeKey ? {} : { onClose: () => close(tab.key) })} />,
            }))}
            {...(activeKey === null ? {} : { activeKey })}
            onChange={(key) => service.send({ type: 'tab.choose', key })}
            renderTabBar={drawBar}
          />
        </SortableContext>
      </DndContext>
      <output className="visually-hidden">{moved}</output>
      <ClosingQuestion />
      {renamed !== null && <RenameDialog tab={renamed} onGone={() => setRenamed(null)} />}
    </nav>
  );
}
