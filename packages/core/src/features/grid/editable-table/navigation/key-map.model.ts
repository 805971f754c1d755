import type { KeyChord } from '../editable-table.types.ts';
import { keyBindings } from './key-bindings.ts';
import { takesTyping } from './key-conditions.ts';
import type { KeyBinding, KeyFacts, KeySituation, TableCommand } from './key-map.types.ts';

/**
 * Name of a chord in the key map: `Ctrl+Alt+Shift+` and the key of UI Events, letters in upper case, a space as
 * `Space`.
 */
export function chordName({ key, control, alt, shift }: KeyChord): string {
  const isSign = isPrintable(key) && key !== ' ' && key.toLowerCase() === key.toUpperCase();
  const name = key === ' ' ? 'Space' : key === '+' ? '=' : isPrintable(key) ? key.toUpperCase() : key;
  return `${control ? 'Ctrl+' : ''}${alt ? 'Alt+' : ''}${shift && !isSign ? 'Shift+' : ''}${name}`;
}

/**
 * Command of a key in the current state; null leaves it to the browser, the editor or the input method, which receives
 * every key while composing. `pageRows` is the number of rows per page.
 */
export function keyCommand(chord: KeyChord, facts: KeyFacts, pageRows: number): TableCommand | null {
  if (chord.isComposing === true || facts.mode === 'loading') return null;
  const situation = situationOf(facts);
  const binding =
    boundTo(situation, chord, facts) ?? (situation === 'dragging' ? undefined : boundTo('anywhere', chord, facts));
  if (binding !== undefined) return binding.command(pageRows);
  return isTyped(chord) && takesTyping(facts) ? { kind: 'edit', seed: chord.key } : null;
}

function situationOf({ mode, edited }: KeyFacts): Exclude<KeySituation, 'anywhere'> {
  if (mode === 'dragging') return 'dragging';
  return edited === null ? 'cell' : 'editing';
}

const bindings = new Map<string, KeyBinding[]>();
for (const binding of keyBindings) {
  for (const chord of binding.chords) {
    const name = `${binding.situation} ${chord}`;
    bindings.set(name, [...(bindings.get(name) ?? []), binding]);
  }
}

function boundTo(situation: KeySituation, chord: KeyChord, facts: KeyFacts): KeyBinding | undefined {
  return bindings
    .get(`${situation} ${chordName(chord)}`)
    ?.find(({ condition }) => condition === null || condition(facts));
}

/**
 * Whether the chord types its key: a single character without Ctrl or Alt, with both (AltGr on Windows), or a non-ASCII
 * one with Alt (Option on a Mac).
 */
function isTyped({ key, control, alt }: KeyChord): boolean {
  if (!isPrintable(key) || key === ' ') return false;
  return control === alt ? true : alt && key.charCodeAt(0) > 127;
}

/** Non-printable keys have multi-letter names (UI Events KeyboardEvent key Values). */
function isPrintable(key: string): boolean {
  return Array.from(key).length === 1;
}
