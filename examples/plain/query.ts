import {
  canNest,
  createAdvancedQuery,
  lineInput,
  matchTexts,
  queryBuilderTexts,
  ROOT,
  type QueryGroup,
  type QueryLine,
} from '@evergreen/core/records/query';
import { ruleLabels, type Condition, type MatchType, type Resource, type Rule } from '@evergreen/core/resources';
import { html, nothing, type TemplateResult } from 'lit-html';

import { choicesOf } from './choices.ts';
import { button, choice, entry, labelled, partOf, type App, type Part } from './part.ts';
import { texts } from './texts.ts';

/** Conditions in groups over the fields of a resource; `run` is told which one is in force. */
export function queryPart(app: App, resource: Resource, run: (condition: Condition | null) => void): Part {
  const { core, say } = app;
  const query = core.open((page) => createAdvancedQuery({ ...page, resource }));
  query.on((emitted) => {
    if (emitted.type === 'query.changed') run(emitted.condition);
  });
  const choices = choicesOf(app);

  function line({ id, field, rule, values }: QueryLine): TemplateResult {
    const { fields, errors } = query.facts();
    const known = fields.find(({ key }) => key === field);
    const none = ['', say(texts.choose)] as const;
    const names = fields.map(({ key, label }) => [key, say(label)] as const);
    const write = (value: string) => query.send({ type: 'value.change', id, values: [value] });
    const offered = known?.field == null ? [] : choices(known.key, known.field);
    const value = values[0] ?? '';
    const control =
      offered.length > 0
        ? choice(value, [none, ...offered], write)
        : entry(value, 'text', write, () => query.send({ type: 'value.leave', id }));
    return html`<div class="line">
      ${labelled(
        say(queryBuilderTexts.field),
        choice(field ?? '', [none, ...names], (key) => query.send({ type: 'field.choose', id, field: key })),
      )}
      ${choice(
        rule,
        (known?.rules ?? []).map((one) => [one, say(ruleLabels[one])] as const),
        (chosen) => query.send({ type: 'rule.choose', id, rule: chosen as Rule }),
      )}
      ${lineInput(fields, { field, rule }) === 'none' ? nothing : labelled(say(queryBuilderTexts.value), control, say(errors[id]))}
      ${button(say(queryBuilderTexts.removeLine), () => query.send({ type: 'member.remove', id }))}
    </div>`;
  }

  function group({ id, matchType, members }: QueryGroup, level = 1): TemplateResult {
    const { isFull } = query.facts();
    const matches = (['and', 'or'] as const).map((one) => [one, say(matchTexts[one])] as const);
    return html`<fieldset>
      <legend>
        ${choice(matchType, matches, (chosen) =>
          query.send({ type: 'match.choose', group: id, matchType: chosen as MatchType }),
        )}
      </legend>
      ${members.map((member) => (member.kind === 'line' ? line(member) : group(member, level + 1)))}
      ${button(say(queryBuilderTexts.addLine), () => query.send({ type: 'line.add', group: id }), isFull)}
      ${button(say(queryBuilderTexts.addGroup), () => query.send({ type: 'group.add', group: id }), isFull || !canNest(level))}
      ${id === ROOT ? nothing : button(say(queryBuilderTexts.removeGroup), () => query.send({ type: 'member.remove', id }))}
    </fieldset>`;
  }

  return partOf(app, [query], () => {
    const { root, problem, isOpen } = query.facts();
    if (!isOpen) return html`<p>${button(say(texts.query), () => query.send({ type: 'dialog.open' }))}</p>`;
    return html`<section aria-label=${say(texts.query)}>
      ${group(root)}
      <p role="alert">${say(problem)}</p>
      ${button(say(queryBuilderTexts.run), () => query.send({ type: 'query.run' }))}
      ${button(say(queryBuilderTexts.reset), () => query.send({ type: 'query.reset' }))}
      ${button(say(texts.cancel), () => query.send({ type: 'dialog.close' }))}
    </section>`;
  });
}
