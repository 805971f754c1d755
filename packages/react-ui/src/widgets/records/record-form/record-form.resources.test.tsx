import { createRecordForm } from '@evergreen/core/records/form';
import { isOffered, resources } from '@evergreen/core/resources';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fieldInputId } from './field-id.ts';
import { RecordForm } from './record-form.tsx';

/** Inputs whose program is loaded when a form needs it: transforming them takes longer than a test waits. */
beforeAll(async () => {
  await import('../../base/icon-picker/index.ts');
  await import('../../files/file-upload/index.ts');
  await import('../../schedule/cron-editor/index.ts');
  await import('../../text/code-editor/index.ts');
  await import('../../text/rich-text-editor/index.ts');
  await import('../../validation/location-input/index.ts');
  await import('../../validation/region-select/index.ts');
  await import('../child-table/index.ts');
  await import('../references-input/index.ts');
  await import('../tree-select/index.ts');
}, 240_000);

const written = resources.filter((resource) => isOffered(resource, 'add'));

it.each(written.map((resource) => [resource.name, resource] as const))(
  'LIST-08 the form of a new row of %s has every field, marks the required ones, and asks for those that are empty',
  async (_name, resource) => {
    const stage = await signedIn();
    const form = stage.core.open((page) => createRecordForm({ ...page, resource, mode: { kind: 'add' } }));
    const alone = { place: null, isStep: false, onStep: () => undefined, onFollow: null, onGone: () => undefined };
    drawWidget(stage, <RecordForm {...alone} resource={resource} form={form} />);
    await heard();
    const { groups, values } = form.facts();
    const fields = groups.flatMap((group) => group.fields);
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await heard();

    const drawn = fields.map(([key]) => {
      const id = fieldInputId(resource, key);
      const label = document.querySelector(`label[for="${id}"]`);
      return {
        label: label?.textContent,
        isMarked: label?.classList.contains('ant-form-item-required'),
        hasInput: document.getElementById(id) !== null,
        isAsked: document.getElementById(`${id}-error`) !== null,
      };
    });
    expect({
      title: screen.getByRole('dialog').querySelector('.ant-modal-title')?.textContent,
      waiting: document.querySelectorAll('.ant-skeleton').length,
      drawn,
      isSent: stage.ports.http.requests.some(({ url }) => url.endsWith('/add')),
    }).toEqual({
      title: `新增${resource.singular['zh-CN']}`,
      waiting: 0,
      drawn: fields.map(([key, field]) => ({
        label: field.label['zh-CN'],
        isMarked: field.isRequired === true,
        hasInput: true,
        isAsked: field.isRequired === true && (values[key] ?? '') === '',
      })),
      isSent: false,
    });
  },
);
