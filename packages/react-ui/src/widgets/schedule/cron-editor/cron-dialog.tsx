import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import type { CronBoundError, CronDraft } from '@evergreen/core/schedule/cron';
import {
  CRON_SCHEDULES,
  cronPartTexts,
  cronScheduleTexts,
  type CronEditorFacts,
  type CronEditorService,
} from '@evergreen/core/schedule/cron-editor';
import { Modal, Segmented, Tabs } from 'antd';
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { CronDayTab } from './cron-day-tab.tsx';
import './cron-dialog.css';
import { cronEditorWidgetMessages as messages } from './cron-editor.messages.ts';
import { CronFires } from './cron-fires.tsx';
import { CronPartTab } from './cron-part-tab.tsx';
import { CronPresetForm } from './cron-preset-form.tsx';
import { CronTextField } from './cron-text-field.tsx';
import { CronWarnings } from './cron-warnings.tsx';
import { numberId, presetInputId } from './number-id.ts';

const TABS = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const satisfies readonly (keyof CronDraft)[];

export interface CronDialogProps {
  readonly id: string;
  readonly editor: CronEditorService;
}

/** The editor of an expression: a ready-made schedule, or its text and a tab for each part; what it means and when it fires next. */
export function CronDialog({ id, editor }: CronDialogProps) {
  const { status } = useFacts(editor);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  return (
    <Modal
      open={status === 'editing'}
      title={t(messages.title)}
      width={isPhone ? '100%' : DIALOG_WIDTHS.cron}
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
  const [shown, setShown] = useState<keyof CronDraft>('second');
  const schedules = useRef<HTMLDivElement>(null);
  const textId = `${id}-text`;
  useLayoutEffect(() => {
    if (editor.facts().schedule === 'advanced') document.getElementById(textId)?.focus();
    else schedules.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [editor, textId]);
  const show = ({ part, input }: CronBoundError) => {
    flushSync(() => setShown(part));
    document.getElementById(numberId(id, part, input))?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React lets it rise to a form around the input, which is not meant.
    event.stopPropagation();
    editor.send({ type: 'dialog.confirm' });
    const { status, problem, presetError, boundErrors } = editor.facts();
    if (status === 'closed') return;
    const [first] = boundErrors;
    if (presetError !== null) focusIn(presetInputId(id, presetError.input));
    else if (problem !== null || first === undefined) document.getElementById(textId)?.focus();
    else show(first);
  };
  return (
    <form id={id} noValidate className="cron-dialog-form" onSubmit={submit}>
      <Segmented
        block
        ref={schedules}
        name={`${id}-schedule`}
        tabIndex={-1}
        aria-label={t(messages.schedule)}
        options={CRON_SCHEDULES.map((value) => ({ value, label: t(cronScheduleTexts[value]) }))}
        value={facts.schedule}
        onChange={(schedule) => editor.send({ type: 'schedule.choose', schedule })}
      />
      {facts.preset === null ? (
        <Parts id={id} textId={textId} editor={editor} facts={facts} shown={shown} onShow={setShown} />
      ) : (
        <div className="cron-dialog-settings">
          <CronPresetForm
            id={id}
            preset={facts.preset}
            error={facts.presetError}
            onChange={(preset) => editor.send({ type: 'preset.change', preset })}
          />
        </div>
      )}
      <Meaning facts={facts} />
      <CronWarnings warnings={facts.warnings} onCorrect={(text) => editor.send({ type: 'text.change', text })} />
      <CronFires id={id} facts={facts} />
    </form>
  );
}

/** The input with an id, or the first one of the group with it. */
function focusIn(id: string): void {
  const element = document.getElementById(id);
  const input = element instanceof HTMLFieldSetElement ? element.querySelector('input') : element;
  input?.focus();
}

/** The sentence of the expression, and beside a ready-made schedule the expression itself. */
function Meaning({ facts: { description, presetError, preset, text } }: { readonly facts: CronEditorFacts }) {
  const t = useTranslate();
  const missing = presetError === null ? messages.unreadable : messages.incomplete;
  return (
    <div className="cron-dialog-meaning">
      <p className={description === null ? 'is-missing' : undefined} aria-live="polite">
        {t(description ?? missing)}
      </p>
      {preset !== null && description !== null && <code>{text}</code>}
    </div>
  );
}

interface PartsProps extends CronDialogProps {
  readonly textId: string;
  readonly facts: CronEditorFacts;
  readonly shown: keyof CronDraft;
  readonly onShow: (tab: keyof CronDraft) => void;
}

/** The expression as text, and a tab for each part. */
function Parts({ id, textId, editor, facts, shown, onShow }: PartsProps) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  return (
    <>
      <CronTextField
        id={textId}
        label={t(messages.expression)}
        value={facts.text}
        problem={facts.problem}
        onChange={(text) => editor.send({ type: 'text.change', text })}
      />
      <Tabs
        className="cron-dialog-settings"
        aria-label={t(messages.parts)}
        activeKey={shown}
        tabBarGutter={isPhone ? 14 : 28}
        onChange={(key) => onShow(TABS.find((tab) => tab === key) ?? 'second')}
        items={TABS.map((tab) => ({
          key: tab,
          label: <TabLabel tab={tab} facts={facts} />,
          children: tab === shown ? <TabPanel id={id} tab={tab} editor={editor} facts={facts} /> : null,
        }))}
      />
    </>
  );
}

function TabLabel({ tab, facts }: { readonly tab: keyof CronDraft; readonly facts: CronEditorFacts }) {
  const t = useTranslate();
  const isWrong = facts.boundErrors.some(({ part }) => part === tab);
  return (
    <>
      {t(cronPartTexts[tab])}
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
