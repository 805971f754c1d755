import { describe, expect, it } from 'vitest';

import type { EditorName } from '../cell-kind.types.ts';
import type { KeyChord } from '../editable-table.types.ts';
import type { Movement } from './cell-grid.types.ts';
import { keyBindings } from './key-bindings.ts';
import { conditionMeanings } from './key-conditions.messages.ts';
import { keyMeanings, otherKeys } from './key-map.messages.ts';
import { chordName, keyCommand } from './key-map.model.ts';
import type { KeyBinding, KeyFacts, KeySituation } from './key-map.types.ts';

const idle: KeyFacts = {
  mode: 'idle',
  isDisabled: false,
  active: { editor: 'text', isWritable: true },
  hasRange: false,
  edited: null,
  isFinding: false,
  canSave: false,
};
const on = (editor: EditorName, isWritable = true): KeyFacts => ({ ...idle, active: { editor, isWritable } });
const editing = (editor: EditorName, isLeftByArrows = false): KeyFacts => ({
  ...on(editor),
  mode: 'editing',
  edited: { editor, isLeftByArrows },
});

/** A chord by its name. */
function pressed(name: string): KeyChord {
  const parts = name.split('+');
  const key = parts.at(-1) ?? '';
  return {
    key: key === 'Space' ? ' ' : key,
    control: parts.includes('Ctrl'),
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
  };
}
const editors: readonly EditorName[] = [
  'text',
  'longText',
  'number',
  'choice',
  'choices',
  'searchedChoice',
  'radio',
  'date',
  'dateTime',
  'check',
  'tags',
  'department',
  'user',
  'popup',
  'popupText',
  'files',
  'images',
  'slot',
  'none',
];
const asked = (name: string, facts: KeyFacts = idle) => keyCommand(pressed(name), facts, 9);

describe('key map', () => {
  const situations: readonly (readonly [KeySituation, string])[] = [
    ['cell', 'On a cell'],
    ['editing', 'While a cell is edited'],
    ['dragging', 'While a row is dragged by its handle'],
    ['anywhere', 'Anywhere in the table'],
  ];
  const line = (
    keys: readonly string[],
    when: string,
    meaning: { readonly 'zh-CN': string; readonly 'en-US': string },
  ) => `| ${keys.map((key) => `\`${key}\``).join(', ')} | ${when} | ${meaning['en-US']} | ${meaning['zh-CN']} |`;
  const sameChords = (one: KeyBinding, other: KeyBinding) =>
    one.situation === other.situation && one.chords.join(' ') === other.chords.join(' ');
  const meaningOf = (binding: KeyBinding) => {
    const place = keyBindings.filter((other) => sameChords(other, binding)).indexOf(binding);
    const meaning = keyMeanings[binding.situation][binding.chords.join(' ')]?.[place];
    if (meaning === undefined) throw new Error(`No description for ${binding.chords.join(' ')}`);
    return meaning;
  };
  const whenOf = ({ condition }: KeyBinding) => {
    if (condition === null) return 'always';
    const meaning = conditionMeanings.get(condition);
    if (meaning === undefined) throw new Error('No description for a condition');
    return meaning['en-US'];
  };
  const section = ([situation, title]: readonly [KeySituation, string]) =>
    [
      `## ${title}`,
      '',
      '| Keys | When | What | 说明 |',
      '|---|---|---|---|',
      ...keyBindings
        .filter((binding) => binding.situation === situation)
        .map((binding) => line(binding.chords, whenOf(binding), meaningOf(binding))),
      ...otherKeys
        .filter((key) => key.situation === situation)
        .map(({ keys, meaning }) => line(keys, 'always', meaning)),
    ].join('\n');

  it('TABLE-29 docs/guides/keys-of-the-table.md matches it', async () => {
    const page = [
      '# Keys of the table',
      'The editable table is used as a spreadsheet is. Of several lines for one key the first whose "when" holds counts; ⌘ counts as Ctrl. While an input ' +
        'method composes, every key is its own.\n\nThis page is written from `packages/core/src/features/grid/editable-table/navigation/key-bindings.ts` and `key-map.messages.ts`.',
      ...situations.map(section),
    ].join('\n\n');
    await expect(`${page}\n`).toMatchFileSnapshot('../../../../../../../docs/guides/keys-of-the-table.md');
  });

  it('every description belongs to a key', () => {
    const lines = Object.entries(keyMeanings).flatMap(([situation, meanings]) =>
      Object.entries(meanings).flatMap(([chords, words]) => words.map(() => `${situation} ${chords}`)),
    );
    expect(lines.toSorted()).toEqual(
      keyBindings.map(({ situation, chords }) => `${situation} ${chords.join(' ')}`).toSorted(),
    );
  });

  it('TABLE-29 every chord has a canonical name, and every entry is reachable', () => {
    const every: readonly KeyFacts[] = [
      idle,
      on('check'),
      on('choice'),
      on('none', false),
      { ...idle, hasRange: true, isFinding: true, canSave: true },
      { ...idle, isFinding: true },
      editing('text', true),
      { ...idle, mode: 'dragging' },
    ];
    for (const { chords, command } of keyBindings) {
      for (const chord of chords) {
        expect(chordName(pressed(chord))).toBe(chord);
        expect(every.map((facts) => asked(chord, facts))).toContainEqual(command(9));
      }
    }
  });
});

describe('key on a cell', () => {
  it('TABLE-29 moves, extends the range with Shift, and selects whole rows and columns', () => {
    const ways: readonly (readonly [string, Movement])[] = [
      ['ArrowUp', 'up'],
      ['ArrowDown', 'down'],
      ['ArrowLeft', 'left'],
      ['ArrowRight', 'right'],
      ['Home', 'rowStart'],
      ['End', 'rowEnd'],
      ['PageUp', 'pageUp'],
      ['PageDown', 'pageDown'],
      ['Ctrl+Home', 'tableStart'],
      ['Ctrl+End', 'tableEnd'],
      ['Ctrl+ArrowUp', 'dataUp'],
      ['Ctrl+ArrowDown', 'dataDown'],
      ['Ctrl+ArrowLeft', 'dataLeft'],
      ['Ctrl+ArrowRight', 'dataRight'],
    ];
    expect(ways.map(([name]) => [asked(name), asked(`Shift+${name}`)])).toEqual(
      ways.map(([, movement]) => [
        { kind: 'move', movement, pageRows: 9 },
        { kind: 'extend', movement, pageRows: 9 },
      ]),
    );
    expect(['Tab', 'Shift+Tab', 'Shift+Space', 'Ctrl+Space', 'Ctrl+A'].map((name) => asked(name))).toEqual([
      { kind: 'move', movement: 'nextWritable', pageRows: 9 },
      { kind: 'move', movement: 'previousWritable', pageRows: 9 },
      { kind: 'selectWhole', what: 'rows' },
      { kind: 'selectWhole', what: 'columns' },
      { kind: 'selectWhole', what: 'all' },
    ]);
  });

  it('TABLE-29 undoes and redoes, moves, inserts and selects rows', () => {
    expect(
      [
        'Ctrl+Z',
        'Ctrl+Y',
        'Ctrl+Shift+Z',
        'Alt+ArrowUp',
        'Alt+ArrowDown',
        'Insert',
        'Ctrl+Alt+=',
        'Ctrl+Shift+Space',
        'Delete',
        'Backspace',
        'Ctrl+D',
      ].map((name) => asked(name)),
    ).toEqual([
      { kind: 'undo' },
      { kind: 'redo' },
      { kind: 'redo' },
      { kind: 'moveRow', by: 'up' },
      { kind: 'moveRow', by: 'down' },
      { kind: 'insertRow' },
      { kind: 'insertRow' },
      { kind: 'toggleRows' },
      { kind: 'clear' },
      { kind: 'clear' },
      { kind: 'fillDown' },
    ]);
    expect(keyCommand({ key: '+', control: true, shift: true, alt: true }, idle, 9)).toEqual({ kind: 'insertRow' });
  });

  it('TABLE-29 moves down with Enter and up with Shift and Enter in a read-only cell', () => {
    expect(['Enter', 'Shift+Enter'].map((name) => asked(name, on('text', false)))).toEqual([
      { kind: 'move', movement: 'down', pageRows: 9 },
      { kind: 'move', movement: 'up', pageRows: 9 },
    ]);
  });

  it('TABLE-29 starts with an arrow without focus, and leaves Tab to the browser', () => {
    const nowhere = { ...idle, active: null };
    expect(
      ['ArrowDown', 'Tab', 'Shift+Tab', 'Shift+ArrowDown', 'Delete', 'x', 'Ctrl+F', 'Ctrl+Z'].map((name) =>
        asked(name, nowhere),
      ),
    ).toEqual([
      { kind: 'move', movement: 'down', pageRows: 9 },
      null,
      null,
      null,
      null,
      null,
      { kind: 'find' },
      { kind: 'undo' },
    ]);
  });

  it.each<[string, KeyChord, unknown]>([
    ['a letter', { key: 'x', control: false, shift: false, alt: false }, { kind: 'edit', seed: 'x' }],
    ['a capital letter', { key: 'X', control: false, shift: true, alt: false }, { kind: 'edit', seed: 'X' }],
    ['a Chinese character', { key: '退', control: false, shift: false, alt: false }, { kind: 'edit', seed: '退' }],
    [
      'a sign beyond the basic plane',
      { key: '𠮷', control: false, shift: false, alt: false },
      { kind: 'edit', seed: '𠮷' },
    ],
    ['a sign', { key: '+', control: false, shift: true, alt: false }, { kind: 'edit', seed: '+' }],
    ['a sign by AltGr', { key: '@', control: true, shift: false, alt: true }, { kind: 'edit', seed: '@' }],
    ['a sign by Option on a Mac', { key: 'å', control: false, shift: false, alt: true }, { kind: 'edit', seed: 'å' }],
    ['a letter with Alt, which opens menus', { key: 'f', control: false, shift: false, alt: true }, null],
    ['a blank by AltGr', { key: ' ', control: true, shift: false, alt: true }, null],
    ['a letter with Ctrl', { key: 'j', control: true, shift: false, alt: false }, null],
    ['a function key', { key: 'F5', control: false, shift: false, alt: false }, null],
    ['a dead key', { key: 'Dead', control: false, shift: false, alt: false }, null],
    ['a key that an input method takes', { key: 'Process', control: false, shift: false, alt: false }, null],
    [
      'a key while an input method composes',
      { key: 'x', control: false, shift: false, alt: false, isComposing: true },
      null,
    ],
    [
      'Enter that ends a composition',
      { key: 'Enter', control: false, shift: false, alt: false, isComposing: true },
      null,
    ],
  ])('TABLE-29 maps %s to its command', (_, chord, command) => {
    expect(keyCommand(chord, idle, 9)).toEqual(command);
  });

  it('TABLE-29 starts editing by typing only in text kinds, and opens the others with Enter, F2 and Space', () => {
    const begins = (editor: EditorName) => {
      const facts = on(editor, editor !== 'none');
      return ['x', 'Space', 'Enter', 'F2']
        .map((name) => asked(name, facts))
        .map((command) => (command?.kind === 'edit' ? (command.seed ?? 'open') : (command?.kind ?? null)));
    };
    const words = ['x', ' ', 'open', 'open'];
    const typed = ['x', 'open', 'open', 'open'];
    const opened = [null, 'open', 'open', 'open'];
    expect(Object.fromEntries(editors.map((editor) => [editor, begins(editor)]))).toEqual({
      text: words,
      longText: words,
      popupText: words,
      number: typed,
      choice: typed,
      choices: typed,
      searchedChoice: typed,
      date: typed,
      dateTime: typed,
      tags: typed,
      radio: opened,
      department: opened,
      user: opened,
      popup: opened,
      files: opened,
      images: opened,
      slot: opened,
      check: [null, 'toggle', 'move', null],
      none: [null, null, 'move', null],
    });
  });

  it('TABLE-29 changes nothing in a locked cell, a locked table or while saving, and still moves', () => {
    const names = ['x', 'F2', 'Space', 'Delete', 'Ctrl+D', 'Ctrl+Z', 'Alt+ArrowUp', 'Insert', 'Enter', 'ArrowUp'];
    const kinds = (facts: KeyFacts) => names.map((name) => asked(name, facts)?.kind ?? null);
    expect([
      kinds(on('text', false)),
      kinds({ ...idle, isDisabled: true }),
      kinds({ ...idle, mode: 'saving' }),
      kinds({ ...idle, mode: 'loading' }),
    ]).toEqual([
      [null, null, null, 'clear', 'fillDown', 'undo', 'moveRow', 'insertRow', 'move', 'move'],
      [null, null, null, null, null, null, null, null, 'move', 'move'],
      [null, null, null, null, null, null, null, null, 'move', 'move'],
      [null, null, null, null, null, null, null, null, null, null],
    ]);
  });

  it('TABLE-29 leaves copy, cut, paste and the menu key to the browser', () => {
    expect(
      [
        'Ctrl+C',
        'Ctrl+X',
        'Ctrl+V',
        'Ctrl+Insert',
        'Shift+Insert',
        'Shift+Delete',
        'ContextMenu',
        'Shift+F10',
        'Escape',
      ].map((name) => asked(name)),
    ).toEqual(Array.from({ length: 9 }, () => null));
  });

  it('TABLE-29 Escape clears the range, then closes the search; F3 opens it or steps on', () => {
    expect([
      asked('Escape', { ...idle, hasRange: true, isFinding: true }),
      asked('Escape', { ...idle, isFinding: true }),
      asked('F3'),
      asked('F3', { ...idle, isFinding: true }),
      asked('Shift+F3', { ...idle, isFinding: true }),
      asked('Shift+F3'),
      asked('Ctrl+S'),
      asked('Ctrl+S', { ...idle, canSave: true }),
    ]).toEqual([
      { kind: 'clearRange' },
      { kind: 'closeFind' },
      { kind: 'find' },
      { kind: 'findNext' },
      { kind: 'findPrevious' },
      null,
      null,
      { kind: 'save' },
    ]);
  });
});

describe('key in an editor', () => {
  it('TABLE-29 only Enter, Tab and Escape leave, and arrows if typing started the edit', () => {
    const names = [
      'Enter',
      'Shift+Enter',
      'Ctrl+Enter',
      'Tab',
      'Shift+Tab',
      'Escape',
      'ArrowLeft',
      'ArrowDown',
      'Home',
      'x',
      'Delete',
      'Ctrl+Z',
      'Ctrl+A',
      'F2',
      'Alt+Enter',
      'Ctrl+F',
    ];
    const means = (facts: KeyFacts) =>
      names.map((name) => {
        const command = asked(name, facts);
        return command?.kind === 'commit' ? (command.movement ?? 'stay') : (command?.kind ?? null);
      });
    const left = ['down', 'up', 'stay', 'nextWritable', 'previousWritable', 'cancelEdit'];
    const own = [null, null, null, null, null, null, null, 'find'];
    const caret = { ofTyping: [...left, null, null, ...own], ofOpening: [...left, null, null, ...own] };
    const leaving = { ofTyping: [...left, 'left', 'down', ...own], ofOpening: [...left, null, null, ...own] };
    const several = {
      ofTyping: [null, null, ...left.slice(2), null, null, ...own],
      ofOpening: [null, null, ...left.slice(2), null, null, ...own],
    };
    const itsOwn = {
      ofTyping: [...left.map(() => null), null, null, ...own],
      ofOpening: [...left.map(() => null), null, null, ...own],
    };
    expect(
      Object.fromEntries(
        editors.map((editor) => [
          editor,
          { ofTyping: means(editing(editor, true)), ofOpening: means(editing(editor)) },
        ]),
      ),
    ).toEqual({
      text: leaving,
      longText: leaving,
      number: leaving,
      tags: leaving,
      popupText: leaving,
      choice: caret,
      searchedChoice: caret,
      radio: caret,
      date: caret,
      dateTime: caret,
      check: caret,
      choices: several,
      department: itsOwn,
      user: itsOwn,
      popup: itsOwn,
      files: itsOwn,
      images: itsOwn,
      slot: itsOwn,
      none: itsOwn,
    });
    expect(['ArrowUp', 'ArrowRight'].map((name) => asked(name, editing('text', true)))).toEqual([
      { kind: 'commit', movement: 'up' },
      { kind: 'commit', movement: 'right' },
    ]);
  });
});

describe('key while dragging a row', () => {
  it('TABLE-29 moves, drops or cancels, and nothing else', () => {
    const dragging: KeyFacts = { ...idle, mode: 'dragging' };
    expect(
      ['ArrowUp', 'ArrowDown', 'Home', 'End', 'Space', 'Enter', 'Escape', 'Tab', 'x', 'Ctrl+F', 'ArrowLeft'].map(
        (name) => asked(name, dragging),
      ),
    ).toEqual([
      { kind: 'drag', to: 'up' },
      { kind: 'drag', to: 'down' },
      { kind: 'drag', to: 'first' },
      { kind: 'drag', to: 'last' },
      { kind: 'drop' },
      { kind: 'drop' },
      { kind: 'cancelDrag' },
      { kind: 'cancelDrag' },
      null,
      null,
      null,
    ]);
  });
});
