import type { CronBoundError, CronDraft } from '@evergreen/core/cron';
import type { CronEditorFacts, CronEditorService } from '@evergreen/core/cron-editor';
import { Modal, Tabs } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { CronDayTab } from './cron-day-tab.tsx';
import './cron-dialog.css';
import { cronEditorWidgetMessages as messages, tabWords } from './cron-editor.messages.ts';
import { CronFires } from './cron-fires.tsx';
import { CronPartTab } from './cron-part-tab.tsx';
import { CronTextField } from './cron-text-field.tsx';
import { CronWarnings } from './cron-warnings.tsx';
import { numberId } from './number-id.ts';

const WIDTH = 608;
const TABS = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const satisfies readonly (keyof CronDraft)[];

export interface CronDialogProps {
  readonly id: string;
  readonly editor: CronEditorService;
}

/** The editor of an expression: its text, a tab for each part, what it means and when it fires next. */
export function CronDialog({ id, editor }: CronDialogProps) {
  const { status } = useFacts(editor);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  return (
    <Modal
      open={status === 'editing'}
      title={t(messages.title)}
      width={isPhone ? '100%' : WIDTH}
      rootClassName={isPhone ? 'cron-dialog is-phone' : 'cron-dialog'}
      centered={!isPhone}
      destroyOnHidden
      mask={{ closable: false }}
      okText={t(messages.confirm)}
      cancelText={t(messages.cancel)}
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={() => editor.send({ type: 'dialog.cancel' })}
    >
      <CronDialogForm id={id} editor={editor} />
    </Modal>
  );
}

function CronDialogForm({ id, editor }: CronDialogProps) {
  const facts = useFacts(editor);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const [shown, setShown] = useState<keyof CronDraft>('second');
  const textId = `${id}-text`;
  const show = ({ part, input }: CronBoundError) => {
    flushSync(() => setShown(part));
    document.getElementById(numberId(id, part, input))?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React lets it rise to a form around the input, which is not meant.
    event.stopPropagation();
    editor.send({ type: 'dialog.confirm' });
    const { status, problem, boundErrors } = editor.facts();
    if (status === 'closed') return;
    const [first] = boundErrors;
    if (problem !== null || first === undefined) document.getElementById(textId)?.focus();
    else show(first);
  };
  return (
    <form id={id} noValidate className="cron-dialog-form" onSubmit={submit}>
      <CronTextField
        id={textId}
        label={t(messages.expression)}
        value={facts.text}
        problem={facts.problem}
        autoFocus
        onChange={(text) => editor.send({ type: 'text.change', text })}
      />
      <p
        className={facts.description === null ? 'cron-dialog-meaning is-missing' : 'cron-dialog-meaning'}
        aria-live="polite"
      >
        {t(facts.description ?? messages.unreadable)}
      </p>
      <CronWarnings warnings={facts.warnings} onCorrect={(text) => editor.send({ type: 'text.change', text })} />
      <Tabs
        aria-label={t(messages.parts)}
        activeKey={shown}
        tabBarGutter={isPhone ? 14 : 28}
        onChange={(key) => setShown(TABS.find((tab) => tab === key) ?? 'second')}
        items={TABS.map((tab) => ({
          key: tab,
          label: <TabLabel tab={tab} facts={facts} />,
          children: tab === shown ? <TabPanel id={id} tab={tab} editor={editor} facts={facts} /> : null,
        }))}
      />
      <CronFires id={id} facts={facts} />
    </form>
  );
}

function TabLabel({ tab, facts }: { readonly tab: keyof CronDraft; readonly facts: CronEditorFacts }) {
  const t = useTranslate();
  const isWrong = facts.boundErrors.some(({ part }) => part === tab);
  return (
    <>
      {t(tabWords[tab])}
      {isWrong && (
        <>
          <span className="cron-dialog-wrong" aria-hidden>
            !
          </span>
          <span className="visually-hidden">{t(messages.wrongPart)}</span>
        </>
      )}
    </>
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly tab: keyof CronDraft;
  readonly editor: CronEditorService;
  readonly facts: CronEditorFacts;
}

function TabPanel({ id, tab, editor, facts }: TabPanelProps) {
  const errors = facts.boundErrors.filter(({ part }) => part === tab);
  if (tab === 'day')
    return (
      <CronDayTab
        id={id}
        draft={facts.draft.day}
        errors={errors}
        onMode={(mode) => editor.send({ type: 'dayMode.choose', mode })}
        onChange={(draft) => editor.send({ type: 'day.change', draft })}
      />
    );
  return (
    <CronPartTab
      id={id}
      part={tab}
      draft={facts.draft[tab]}
      errors={errors}
      onMode={(mode) => editor.send({ type: 'mode.choose', part: tab, mode })}
      onChange={(draft) => editor.send({ type: 'part.change', part: tab, draft })}
    />
  );
}
