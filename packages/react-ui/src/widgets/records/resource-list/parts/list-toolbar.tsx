import {
  CalendarOutlined,
  DeleteOutlined,
  FormOutlined,
  PlusOutlined,
  ReadOutlined,
  ReloadOutlined,
  RestOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ListColumn, ListPageFacts, Density, PhoneView } from '@evergreen/core/records/list';
import type { PageArrangement } from '@evergreen/core/records/page';
import type { OfferedAction } from '@evergreen/core/records/actions';
import type { Resource } from '@evergreen/core/resources';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';

import { PHONE, useFastClickGuard, useMedia, useOneStop, useTranslate } from '../../../../adapter/index.ts';
import { AdvancedQueryButton } from '../../advanced-query/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import { ColumnChoice } from './column-choice.tsx';
import { DensityChoice } from './density-choice.tsx';
import { ViewTabs } from './view-tabs.tsx';

export interface ListToolbarProps {
  readonly resource: Resource;
  readonly facts: ListPageFacts;
  readonly columns: readonly ListColumn[];
  readonly arrangement: PageArrangement;
  readonly phoneView: PhoneView;
  readonly onPhoneView: (view: PhoneView) => void;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  /** Null for all rows. */
  readonly onView: (view: string | null) => void;
  /** Actions on the list as a whole. */
  readonly actions: readonly OfferedAction[];
  readonly onAct: (action: string) => void;
  readonly onAdd: () => void;
  readonly onRemoveMany: () => void;
  readonly onRefresh: () => void;
  /** Opens the rows in a table to type in; null where they cannot be edited so. */
  readonly onEditTable: (() => void) | null;
  /** Whether the calendar is shown in place of the table, and the way from one to the other; null without a calendar. */
  readonly calendar: { readonly isShown: boolean; readonly onTurn: () => void } | null;
  /** Reads what waits one after the other; null where nothing that is shown waits for a decision of the person. */
  readonly onReview: (() => void) | null;
  /** Null for a list without a way to a recycle bin. */
  readonly onBin: (() => void) | null;
  /** What takes rows out of the list as a file, and into it. */
  readonly transfer: ReactNode;
}

/** What can be done with the list as a whole; what is not allowed is not there. */
export function ListToolbar(props: ListToolbarProps) {
  const {
    resource,
    facts,
    columns,
    arrangement,
    phoneView,
    onPhoneView,
    density,
    onDensity,
    onAdd,
    onRemoveMany,
    onRefresh,
  } = props;
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const tools = useRef<HTMLDivElement>(null);
  useOneStop(tools, 'button');
  const refresh = useFastClickGuard(onRefresh);
  const { add, removeMany } = facts.permitted;
  return (
    <div ref={tools} role="toolbar" aria-label={t(messages.tools)} className="resource-list-toolbar">
      <div className="resource-list-toolbar-main">
        {add.decision !== 'hide' && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            disabled={add.decision === 'disable'}
            onClick={onAdd}
          >
            {t(messages.add)}
          </Button>
        )}
        {removeMany.decision !== 'hide' && (
          <Button
            icon={<DeleteOutlined aria-hidden />}
            disabled={removeMany.decision === 'disable'}
            loading={facts.status === 'removing'}
            aria-label={t(messages.removeMany)}
            onClick={onRemoveMany}
          >
            {isPhone ? null : t(messages.removeMany)}
          </Button>
        )}
        {props.calendar !== null && (
          <Button
            className="resource-list-way"
            icon={props.calendar.isShown ? <UnorderedListOutlined aria-hidden /> : <CalendarOutlined aria-hidden />}
            title={t(props.calendar.isShown ? messages.showList : messages.showCalendar)}
            aria-label={t(props.calendar.isShown ? messages.showList : messages.showCalendar)}
            onClick={props.calendar.onTurn}
          >
            {t(props.calendar.isShown ? messages.showList : messages.showCalendar)}
          </Button>
        )}
        {props.onReview !== null && (
          <Button type="primary" ghost icon={<ReadOutlined aria-hidden />} onClick={props.onReview}>
            {t(messages.review)}
          </Button>
        )}
        {props.onEditTable !== null && (
          <Button
            className="resource-list-way"
            icon={<FormOutlined aria-hidden />}
            title={t(messages.editTable)}
            aria-label={t(messages.editTable)}
            onClick={props.onEditTable}
          >
            {t(messages.editTable)}
          </Button>
        )}
        {props.actions.map(({ key, label, isDanger, decision }) => (
          <Button key={key} danger={isDanger} disabled={decision === 'disable'} onClick={() => props.onAct(key)}>
            {t(label)}
          </Button>
        ))}
      </div>
      <ViewTabs {...{ resource, facts, arrangement }} onChoose={props.onView} />
      <div className="resource-list-toolbar-side">
        <AdvancedQueryButton query={arrangement.query} />
        <Button
          icon={<ReloadOutlined aria-hidden />}
          aria-label={t(messages.refresh)}
          title={t(messages.refresh)}
          onClick={refresh}
        >
          {isPhone ? null : t(messages.refresh)}
        </Button>
        {props.onBin !== null && facts.permitted.recycle.decision !== 'hide' && (
          <Button
            icon={<RestOutlined aria-hidden />}
            disabled={facts.permitted.recycle.decision === 'disable'}
            aria-label={t(messages.bin)}
            title={t(messages.bin)}
            onClick={props.onBin}
          >
            {isPhone ? null : t(messages.bin)}
          </Button>
        )}
        {isPhone && (
          <Button
            icon={phoneView === 'cards' ? <TableOutlined aria-hidden /> : <UnorderedListOutlined aria-hidden />}
            aria-label={t(phoneView === 'cards' ? messages.showTable : messages.showCards)}
            onClick={() => onPhoneView(phoneView === 'cards' ? 'table' : 'cards')}
          />
        )}
        {!isPhone && <DensityChoice density={density} onChoose={onDensity} />}
        {props.transfer}
        <ColumnChoice isIconOnly={isPhone} columns={columns} layout={arrangement.layout} />
      </div>
    </div>
  );
}
