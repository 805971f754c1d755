import { fieldPalette, type FormCommand, type FormDesignerService } from '@evergreen/core/online/form-designer';
import { Alert, Button, Input, Modal, Skeleton, Space, Tag } from 'antd';
import { useState, type ComponentType, type KeyboardEvent } from 'react';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import { DRAGGED_KIND, FieldCanvas, fieldButtonId } from './field-canvas.tsx';
import { FieldInspector } from './field-inspector.tsx';
import './form-designer.css';
import { formDesignerWidgetMessages as messages } from './form-designer.messages.ts';
import type { PreviewInputProps } from './preview-input.types.ts';

export interface FormDesignerProps {
  readonly designer: FormDesignerService;
  readonly input: ComponentType<PreviewInputProps>;
}

/** Draws a form: kinds to choose from, the form itself, and what is said of the chosen field. A phone reads it and changes properties. */
export function FormDesigner({ designer, input }: FormDesignerProps) {
  const { status, failure, fields, values, chosen, groups, problems, announcement } = useFacts(designer);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  if (status === 'failed')
    return (
      <LoadFailure
        title={t(messages.retry)}
        description={failure === null ? null : t(failure)}
        onRetry={() => designer.send({ type: 'load.retry' })}
      />
    );
  if (status === 'loading') return <Skeleton active />;
  const onEdit = (command: FormCommand) => designer.send({ type: 'form.edit', command });
  const addKind = (kind: string, at: number) => {
    const entry = fieldPalette.flatMap(({ entries }) => entries).find((one) => one.kind === kind);
    if (entry === undefined) return;
    onEdit({ type: 'field.add', kind: entry.kind, label: t(messages.newField(t(entry.label))), at });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const pressed = event.key.toLowerCase();
    if (pressed === 'z' && !event.shiftKey) designer.send({ type: 'form.undo' });
    else if (pressed === 'y' || pressed === 'z') designer.send({ type: 'form.redo' });
    else if (pressed === 's') designer.send({ type: 'draft.save' });
    else if (pressed === 'd' && chosen !== null && !isPhone) onEdit({ type: 'field.double', key: chosen.key });
    else return;
    event.preventDefault();
  };
  const lead = (key: string | null) => {
    if (key === null) return;
    designer.send({ type: 'field.choose', key });
    document.querySelector<HTMLElement>(`#${fieldButtonId(key)}`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- because the keys work wherever the focus is inside, and each has a button
    <div className="form-designer" onKeyDown={onKeyDown}>
      <Alert
        type="info"
        showIcon
        title={t(isPhone ? messages.phone : messages.keys)}
        description={t(messages.missing)}
      />
      <DesignerBar designer={designer} canArrange={!isPhone} />
      <Conflict designer={designer} />
      <output className="form-designer-said">{announcement === null ? '' : t(announcement)}</output>
      <div className={isPhone ? 'form-designer-columns is-phone' : 'form-designer-columns'}>
        {!isPhone && <Palette onAdd={(kind) => addKind(kind, chosen === null ? fields.length : chosen.place + 1)} />}
        <FieldCanvas
          {...{ designer, fields, values, input }}
          chosen={chosen?.key ?? null}
          canArrange={!isPhone}
          onKind={addKind}
        />
        {chosen !== null && (
          <section aria-label={t(messages.inspector)}>
            <FieldInspector {...{ chosen, groups, onEdit }} count={fields.length} canArrange={!isPhone} />
          </section>
        )}
      </div>
      {problems.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t(messages.problems(problems.length))}
          description={
            <ul className="form-designer-problems">
              {problems.map(({ key, text }) => (
                <li key={`${key} ${text['en-US']}`}>
                  {key === null ? (
                    t(text)
                  ) : (
                    <Button type="link" size="small" onClick={() => lead(key)}>
                      {t(text)}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}

function Palette({ onAdd }: { readonly onAdd: (kind: string) => void }) {
  const t = useTranslate();
  return (
    <section className="form-designer-palette" aria-label={t(messages.palette)}>
      {fieldPalette.map(({ key, title, entries }) => (
        <fieldset key={key}>
          <legend>{t(title)}</legend>
          {entries.map(({ kind, label }) => (
            <Button
              key={kind}
              draggable
              onDragStart={(event) => event.dataTransfer.setData(DRAGGED_KIND, kind)}
              onClick={() => onAdd(kind)}
            >
              {t(label)}
            </Button>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

const STATE_COLOURS = {
  saved: 'green',
  unsaved: 'default',
  blocked: 'orange',
  saving: 'blue',
  refused: 'red',
  conflict: 'red',
} as const;

interface DesignerBarProps {
  readonly designer: FormDesignerService;
  readonly canArrange: boolean;
}

function DesignerBar({ designer, canArrange }: DesignerBarProps) {
  const { draft, failure, canUndo, canRedo, groups } = useFacts(designer);
  const [sheet, setSheet] = useState<string | null>(null);
  const t = useTranslate();
  const addGroup = () =>
    designer.send({
      type: 'form.edit',
      command: { type: 'group.add', title: t(messages.groupTitle(groups.length + 1)) },
    });
  return (
    <div className="form-designer-bar">
      <Button disabled={!canUndo} onClick={() => designer.send({ type: 'form.undo' })}>
        {t(messages.undo)}
      </Button>
      <Button disabled={!canRedo} onClick={() => designer.send({ type: 'form.redo' })}>
        {t(messages.redo)}
      </Button>
      {canArrange && <Button onClick={() => setSheet('')}>{t(messages.paste)}</Button>}
      {canArrange && <Button onClick={addGroup}>{t(messages.addGroup)}</Button>}
      <Button
        type="primary"
        disabled={draft !== 'unsaved' && draft !== 'refused'}
        onClick={() => designer.send({ type: 'draft.save' })}
      >
        {t(messages.save)}
      </Button>
      <Tag color={STATE_COLOURS[draft]}>{t(messages.states[draft])}</Tag>
      {failure !== null && <Alert type="error" showIcon role="alert" title={t(failure)} />}
      <Modal
        open={sheet !== null}
        title={t(messages.paste)}
        okText={t(messages.pasteDone)}
        okButtonProps={{ disabled: (sheet ?? '').trim() === '' }}
        onOk={() => {
          designer.send({ type: 'sheet.paste', text: sheet ?? '' });
          setSheet(null);
        }}
        onCancel={() => setSheet(null)}
      >
        <p>{t(messages.pasteHint)}</p>
        <Input.TextArea
          aria-label={t(messages.paste)}
          rows={10}
          value={sheet ?? ''}
          onChange={({ target }) => setSheet(target.value)}
        />
      </Modal>
    </div>
  );
}

/** Both drafts by their fields, while somebody else saved another one. */
function Conflict({ designer }: { readonly designer: FormDesignerService }) {
  const { draft, differences } = useFacts(designer);
  const t = useTranslate();
  if (draft !== 'conflict') return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t(messages.conflict)}
      description={
        <>
          <ul>
            {differences.map(({ label, kind }) => (
              <li key={`${label['en-US']} ${kind}`}>
                {t(label)} · {t(messages.sides[kind])}
              </li>
            ))}
          </ul>
          <Space wrap>
            <Button onClick={() => designer.send({ type: 'conflict.keep' })}>{t(messages.keep)}</Button>
            <Button onClick={() => designer.send({ type: 'conflict.take' })}>{t(messages.take)}</Button>
          </Space>
        </>
      }
    />
  );
}
