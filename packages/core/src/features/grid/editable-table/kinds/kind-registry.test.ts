import { describe, expect, it } from 'vitest';

import { textKinds } from './text-kinds.ts';
import { builtInKinds, registerKinds } from './kind-registry.ts';

const input = textKinds[0];
const named = (name: string) => ({ ...(input ?? expect.fail('there is no first kind')), name });

describe('kinds', () => {
  it('TABLE-03 are those of the specification with the aliases of the older table', () => {
    expect([...builtInKinds.values()].map(({ name, editor }) => `${name}: ${editor}`)).toEqual([
      'input: text',
      'textarea: longText',
      'input_pop: popupText',
      'normal: none',
      'hidden: none',
      'slot: slot',
      'tags: tags',
      'inputNumber: number',
      'progress: none',
      'checkbox: check',
      'checkbox_meta: check',
      'select: choice',
      'radio: radio',
      'sel_search: searchedChoice',
      'select-search: searchedChoice',
      'select-dict-search: searchedChoice',
      'list_multi: choices',
      'select-multiple: choices',
      'sel_depart: department',
      'sel_user: user',
      'popup: popup',
      'date: date',
      'datetime: dateTime',
      'upload: files',
      'file: files',
      'image: images',
    ]);
  });

  it('TABLE-03 only the hidden one is hidden, numbers are aligned to the end and boxes centred', () => {
    const kinds = [...builtInKinds.values()];
    expect({
      hidden: kinds.filter(({ isHidden }) => isHidden).map(({ name }) => name),
      end: kinds.filter(({ align }) => align === 'end').map(({ name }) => name),
      center: kinds.filter(({ align }) => align === 'center').map(({ name }) => name),
      start: kinds.filter(({ align }) => align === 'start').length,
    }).toEqual({
      hidden: ['hidden'],
      end: ['inputNumber'],
      center: ['checkbox', 'checkbox_meta'],
      start: kinds.length - 3,
    });
  });

  it('TABLE-19 have the default width of their type', () => {
    const wide = [...builtInKinds.values()]
      .filter(({ width }) => width !== 120)
      .map(({ name, width }) => `${name} ${width}`);
    expect(wide).toEqual(['sel_depart 160', 'sel_user 220', 'datetime 200']);
  });
});

describe('custom kind', () => {
  it('TABLE-04 is added to the others', () => {
    const own = named('star-rating');
    const registered = registerKinds([own]);
    expect(
      registered.ok && [registered.value.get('star-rating') === own, registered.value.size, builtInKinds.size],
    ).toEqual([true, 27, 26]);
  });

  it.each(['row-number', 'row-checkbox', 'row-radio', 'row-expand', 'row-drag-sort'])(
    'TABLE-04 cannot be named %s',
    (name) => {
      expect(registerKinds([named('fine'), named(name)])).toEqual({
        ok: false,
        error: {
          'zh-CN': `【installCell】不能使用"${name}"作为组件的type，因为这是关键字。`,
          'en-US': `[installCell] "${name}" cannot be the type of a component, because it is reserved.`,
        },
      });
    },
  );

  it.each([[[named('input')]], [[named('mine'), named('mine')]]])(
    'TABLE-04 cannot take the name of another',
    (kinds) => {
      const name = kinds[0]?.name ?? '';
      expect(registerKinds(kinds)).toEqual({
        ok: false,
        error: {
          'zh-CN': `【installCell】"${name}"已经注册过，请换一个type。`,
          'en-US': `[installCell] "${name}" is registered already. Choose another type.`,
        },
      });
    },
  );
});
