import { expect, it } from 'vitest';

import { activityTypeResource, defineResource } from '../../../resources/index.ts';
import { localized } from '../../../kernel/index.ts';
import { settled } from '../../../testing/index.ts';
import { desk } from './record-form.testing.ts';

const resource = defineResource({
  ...activityTypeResource,
  fields: {
    ...activityTypeResource.fields,
    papers: { type: 'file', accepts: 'any', maximum: 9, label: localized('附件', 'Papers') },
  },
});

/** A form that is filled in, with one file being sent. */
function opened() {
  const at = desk(resource);
  const opening = at.open();
  opening.type('name', '讲座');
  opening.type('code', 'JZ');
  const pend = (pending: 'running' | 'failed' | 'none') =>
    opening.form.send({ type: 'files.pending', key: 'papers', pending });
  const submit = () => opening.form.send({ type: 'form.submit' });
  const seen = () => {
    const { status, isDirty, isAwaitingFiles, errors } = opening.form.facts();
    return { status, isDirty, isAwaitingFiles, error: errors['papers']?.['zh-CN'] ?? null };
  };
  pend('running');
  return { ...at, ...opening, pend, submit, seen, sent: () => at.asked().map(([method, url]) => `${method} ${url}`) };
}

const editing = { status: 'editing', isDirty: true, isAwaitingFiles: false, error: null };

it('saving waits for files that are being uploaded, and saves with them', async () => {
  const { type, pend, submit, seen, sent, answer, ports } = opened();
  submit();
  submit();
  const waiting = [seen(), sent()];
  type('papers', 'temp/1/a.txt');
  pend('none');
  const saving = [seen().status, sent()];
  const body = ports.http.requests[0]?.body ?? '';
  await answer('/add', { id: 'r1' });
  expect([waiting, saving, JSON.parse(body)]).toMatchObject([
    [{ ...editing, isAwaitingFiles: true }, []],
    ['saving', [`POST ${activityTypeResource.path}/add`]],
    { name: '讲座', papers: 'temp/1/a.txt' },
  ]);
});

it('a file that failed is told at its field, until it is sent again or removed; nothing is saved before', async () => {
  const { pend, submit, seen, sent, type, news } = opened();
  submit();
  pend('failed');
  await settled();
  const refused = [seen(), news(), sent()];
  type('papers', null);
  pend('none');
  const removed = seen();
  submit();
  expect([refused, removed, sent()]).toEqual([
    [
      { ...editing, error: '有文件没有上传成功，请重试或移除后再保存' },
      [{ type: 'form.refused', fields: ['papers'] }],
      [],
    ],
    editing,
    [`POST ${activityTypeResource.path}/add`],
  ]);
});

it('waiting can be left for the fields; a file that is not stored yet counts as unsaved', () => {
  const { form, submit, seen, pend, type } = opened();
  submit();
  form.send({ type: 'form.cancel' });
  const left = seen();
  type('name', null);
  type('code', null);
  const onlyFile = seen();
  form.send({ type: 'form.cancel' });
  const asked = seen().status;
  form.send({ type: 'discard.cancel' });
  pend('none');
  expect([left, onlyFile, asked, seen()]).toEqual([
    editing,
    editing,
    'confirmingDiscard',
    { ...editing, isDirty: false },
  ]);
});

it('what was typed while waiting is kept as a draft if the page is left', () => {
  const { form, submit, type, draftOf } = opened();
  submit();
  type('papers', 'temp/1/a.txt');
  form.dispose();
  expect(draftOf()?.values).toMatchObject({ name: '讲座', code: 'JZ', papers: 'temp/1/a.txt' });
});
