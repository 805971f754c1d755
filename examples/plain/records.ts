import { fieldText } from '@evergreen/core/validation/field-values';
import { listColumns, totalLabel } from '@evergreen/core/records/list';
import type { RecordFormService } from '@evergreen/core/records/form';
import { createResourcePage } from '@evergreen/core/records/page';
import { type Field, type FieldValue, type Resource } from '@evergreen/core/resources';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';

import { choicesOf } from './choices.ts';
import { button, choice, entry, labelled, partOf, type App, type Part } from './part.ts';
import { queryPart } from './query.ts';
import { texts } from './texts.ts';

const typed: ReadonlySet<string> = new Set(['text', 'multilineText', 'integer', 'decimal', 'date', 'dateTime', 'cron']);

/** The list of a resource, whichever it is, with its query builder and the form of one record. */
export function recordsPart(app: App, resource: Resource): Part {
  const { core, say } = app;
  const page = core.open((given) => createResourcePage({ ...given, resource }));
  const { list } = page;
  const query = queryPart(app, resource, (condition) => list.send({ type: 'condition.change', condition }));
  const columns = listColumns(resource).filter(({ isHidden }) => !isHidden);
  const choices = choicesOf(app);
  const name = resource.labelField;

  function input(form: RecordFormService, key: string, field: Field): TemplateResult {
    const { values, errors, valueTexts } = form.facts();
    const value = values[key] ?? null;
    const change = (next: FieldValue) => form.send({ type: 'value.change', key, value: next });
    const leave = () => form.send({ type: 'value.leave', key });
    const none = ['', say(texts.choose)] as const;
    const offered =
      field.type === 'yesNo'
        ? ([
            ['Y', say(texts.yes)],
            ['N', say(texts.no)],
          ] as const)
        : choices(key, field);
    const control = typed.has(field.type)
      ? entry(String(value ?? ''), 'text', change, leave)
      : field.type === 'dictionary' || field.type === 'reference' || field.type === 'yesNo'
        ? choice(String(value ?? ''), [none, ...offered], (chosen) => change(chosen === '' ? null : chosen))
        : html`<output>${say(fieldText(field, value, valueTexts[key] ?? null))}</output>`;
    return labelled(say(field.label), control, say(errors[key]));
  }

  function record(form: RecordFormService): TemplateResult {
    const { status, title, groups, failure, draft, conflict } = form.facts();
    const choose = (side: 'mine' | 'theirs') => form.send({ type: 'conflict.chooseAll', choice: side });
    return html`<form
      @submit=${(event: Event) => {
        event.preventDefault();
        form.send({ type: 'form.submit' });
      }}
    >
      <h3>${say(title)}</h3>
      ${draft === null ? nothing : button(say(texts.restore), () => form.send({ type: 'draft.restore' }))}
      ${groups.map(
        ({ title: heading, fields }) =>
          html`<fieldset>
            <legend>${say(heading)}</legend>
            ${fields.map(([key, field]) => input(form, key, field))}
          </fieldset>`,
      )}
      <p role="alert">${say(failure)}</p>
      ${
        conflict === null || status !== 'resolving'
          ? nothing
          : html`<ul>
                ${conflict.fields.map(
                  ({ label, mine, remoteValue }) =>
                    html`<li>
                      ${say(label)}: ${say(texts.mine)} ${say(mine)}, ${say(texts.theirs)} ${say(remoteValue)}
                    </li>`,
                )}
              </ul>
              ${button(say(texts.mine), () => choose('mine'))} ${button(say(texts.theirs), () => choose('theirs'))}
              ${button(say(texts.confirm), () => form.send({ type: 'conflict.save' }), !conflict.isSolved)}`
      }
      <button ?disabled=${status === 'saving'}>${say(texts.save)}</button>
      ${button(say(texts.cancel), () => form.send({ type: status === 'confirmingDiscard' ? 'discard.confirm' : 'form.cancel' }))}
      ${status === 'confirmingLosses' ? button(say(texts.confirm), () => form.send({ type: 'losses.confirm' })) : nothing}
    </form>`;
  }

  /** The open form is a service of its own, which comes and goes. */
  let followed: { readonly form: RecordFormService; readonly stop: () => void } | null = null;
  function follow(form: RecordFormService | undefined): void {
    if (form === followed?.form) return;
    followed?.stop();
    followed = form === undefined ? null : { form, stop: form.subscribe(app.redraw) };
  }

  const drawn = partOf(app, [page], () => {
    const { list: facts, record: opened } = page.facts();
    follow(opened?.form);
    const { rows, query: inForce, total, failure, confirmation, permitted, search } = facts;
    const turn = (by: number) =>
      list.send({ type: 'page.change', pageNo: inForce.pageNo + by, pageSize: inForce.pageSize });
    const edit = (id: string) => page.send({ type: 'record.open', mode: { kind: 'edit', id } });
    const find = () => list.send({ type: 'search.submit', search: list.facts().search.typed });
    return html`<h2>${say(resource.title)}</h2>
      <div class="line">
        ${entry(search.typed[name] ?? '', 'search', (words) => list.send({ type: 'search.type', search: { [name]: words } }), find)}
        ${button(say(texts.search), find)}
        ${permitted.add.decision === 'show' ? button(say(texts.add), () => page.send({ type: 'record.open', mode: { kind: 'add' } })) : nothing}
      </div>
      ${query.draw()}
      <p role="alert">${say(failure)}</p>
      ${
        confirmation === null
          ? nothing
          : html`<p role="alert">
              ${say(confirmation.title)} ${say(confirmation.text)}
              ${button(say(texts.confirm), () => list.send({ type: 'removal.confirm' }))}
              ${button(say(texts.cancel), () => list.send({ type: 'removal.cancel' }))}
            </p>`
      }
      <div class="scroll">
        <table>
          <thead>
            <tr>
              ${columns.map(({ title }) => html`<th>${say(title)}</th>`)}
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${repeat(
              rows,
              ({ id }) => id,
              (row) =>
                html`<tr>
                  ${columns.map(({ cell }) => html`<td>${say(cell(row))}</td>`)}
                  <td>
                    ${permitted.edit.decision === 'show' ? button(say(texts.edit), () => edit(row.id)) : nothing}
                    ${permitted.remove.decision === 'show' ? button(say(texts.remove), () => list.send({ type: 'row.remove', id: row.id })) : nothing}
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <div class="line">
        ${say(totalLabel(facts))} ${button(say(texts.previous), () => turn(-1), inForce.pageNo === 1)}
        ${button(say(texts.next), () => turn(1), inForce.pageNo * inForce.pageSize >= total)}
      </div>
      ${opened === null ? nothing : record(opened.form)}`;
  });
  return {
    draw: drawn.draw,
    dispose() {
      follow(undefined);
      query.dispose();
      drawn.dispose();
    },
  };
}
