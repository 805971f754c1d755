import { expect, it } from 'vitest';

import { err, localized, ok, sameText, type Result } from '../kernel/index.ts';
import { settled } from '../testing/index.ts';
import { createSubmission } from './index.ts';

const missing = localized('请输入', 'Required');
const empty = { name: '', code: '' };

function drive() {
  const asked: { readonly values: typeof empty; readonly answer: (answer: Result<number, string>) => Promise<void> }[] =
    [];
  const form = createSubmission<keyof typeof empty, number, string>({
    fields: ['name', 'code'],
    initial: empty,
    check: ({ name, code }) => ({
      ...(name === '' ? { name: missing } : {}),
      ...(code === '' ? { code: missing } : {}),
    }),
    refusalOf: (failure) =>
      failure === 'used'
        ? { refusals: { code: sameText('used') }, failure: null }
        : { refusals: {}, failure: sameText(failure) },
    submit: (values) =>
      new Promise((resolve) => {
        const answer = async (result: Result<number, string>) => {
          resolve(result);
          await settled();
        };
        asked.push({ values, answer });
      }),
  });
  const emitted: unknown[] = [];
  form.on((one) => emitted.push(one));
  return { form, asked, emitted };
}

it('asks nobody while a field breaks a rule, marks what is left or submitted, and sends once', async () => {
  const { form, asked, emitted } = drive();
  form.send({ type: 'value.change', field: 'name', value: 'closed' });
  expect(form.facts()).toEqual({ status: 'closed', values: empty, errors: {}, failure: null });
  form.send({ type: 'dialog.show' });
  form.send({ type: 'value.leave', field: 'code' });
  expect(form.facts().errors).toEqual({ code: missing });
  form.send({ type: 'form.submit' });
  expect([form.facts().errors, asked.length, emitted]).toEqual([
    { name: missing, code: missing },
    0,
    [{ type: 'form.refused', fields: ['name', 'code'] }],
  ]);
  form.send({ type: 'value.change', field: 'name', value: 'a' });
  form.send({ type: 'value.change', field: 'code', value: '1' });
  form.send({ type: 'form.submit' });
  form.send({ type: 'form.submit' });
  form.send({ type: 'dialog.close' });
  expect([form.facts().status, asked.map(({ values }) => values)]).toEqual(['submitting', [{ name: 'a', code: '1' }]]);
  await asked[0]?.answer(ok(7));
  expect([form.facts(), emitted.slice(1)]).toEqual([
    { status: 'closed', values: empty, errors: {}, failure: null },
    [{ type: 'form.accepted', answer: 7 }],
  ]);
});

it('keeps what was typed after a refusal, beside its field until it changes or above the form', async () => {
  const { form, asked, emitted } = drive();
  const values = { name: 'a', code: '1' };
  form.send({ type: 'dialog.show' });
  form.send({ type: 'value.change', field: 'name', value: 'a' });
  form.send({ type: 'value.change', field: 'code', value: '1' });
  form.send({ type: 'form.submit' });
  await asked[0]?.answer(err('used'));
  const refused = form.facts();
  form.send({ type: 'value.change', field: 'code', value: '2' });
  expect([refused, form.facts().errors]).toEqual([
    { status: 'editing', values, errors: { code: sameText('used') }, failure: null },
    {},
  ]);
  form.send({ type: 'form.submit' });
  await asked[1]?.answer(err('no network'));
  expect([form.facts(), emitted]).toEqual([
    { status: 'editing', values: { name: 'a', code: '2' }, errors: {}, failure: sameText('no network') },
    [
      { type: 'form.failed', failure: 'used' },
      { type: 'form.refused', fields: ['code'] },
      { type: 'form.failed', failure: 'no network' },
    ],
  ]);
  form.send({ type: 'form.submit' });
  form.dispose();
  await asked[2]?.answer(ok(7));
  expect([form.facts().status, emitted.length]).toEqual(['submitting', 3]);
});
