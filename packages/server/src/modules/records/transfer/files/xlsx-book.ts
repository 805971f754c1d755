import { BUILT_IN_FORMATS } from './built-in-formats.ts';
import { attributeReader, readMarkup, type MarkupListener } from './markup-reader.ts';

/** A sheet of a workbook, by the path of its part. */
export interface XlsxSheet {
  readonly name: string;
  readonly path: string;
  readonly isShown: boolean;
}

export interface XlsxBook {
  /** Sheets of cells, in their order; charts and macros are none. */
  readonly sheets: readonly XlsxSheet[];
  readonly is1904: boolean;
  /** The writer asks to calculate all formulas when it is opened. */
  readonly isCalculatedOnLoad: boolean;
  /** Codes of number formats by the index that cells name. */
  readonly formats: readonly string[];
  /** Texts by the index that cells name. */
  readonly texts: readonly string[];
}

/** The text of a part by its path, without the first slash; undefined where there is none. */
export type PartText = (path: string) => string | undefined;

const attribute = {
  id: attributeReader('id'),
  relationId: attributeReader('Id'),
  type: attributeReader('Type'),
  target: attributeReader('Target'),
  name: attributeReader('name'),
  state: attributeReader('state'),
  date1904: attributeReader('date1904'),
  fullCalcOnLoad: attributeReader('fullCalcOnLoad'),
  numFmtId: attributeReader('numFmtId'),
  formatCode: attributeReader('formatCode'),
};

const YES = /^(?:1|true|on)$/u;
const nothing = () => undefined;
const listening = (listener: Partial<MarkupListener>): MarkupListener => ({
  open: nothing,
  close: nothing,
  text: nothing,
  ...listener,
});

/** What the cells of an .xlsx file refer to (ECMA-376 Part 1, 18). */
export function xlsxBook(part: PartText): XlsxBook | undefined {
  const [path = 'xl/workbook.xml'] = targetsOf(part, '', '/officeDocument').values();
  const workbook = part(path);
  if (workbook === undefined) return undefined;
  const cells = targetsOf(part, path, '/worksheet');
  const sheets: XlsxSheet[] = [];
  let is1904 = false;
  let isCalculatedOnLoad = false;
  readMarkup(
    workbook,
    listening({
      open(name, attributes) {
        if (name === 'workbookPr') is1904 = YES.test(attribute.date1904(attributes) ?? '');
        if (name === 'calcPr') isCalculatedOnLoad = YES.test(attribute.fullCalcOnLoad(attributes) ?? '');
        const target = name === 'sheet' ? cells.get(attribute.id(attributes) ?? '') : undefined;
        if (target === undefined) return;
        const state = attribute.state(attributes) ?? 'visible';
        sheets.push({ name: attribute.name(attributes) ?? '', path: target, isShown: state === 'visible' });
      },
    }),
  );
  const [styles] = targetsOf(part, path, '/styles').values();
  const [texts] = targetsOf(part, path, '/sharedStrings').values();
  return {
    sheets,
    is1904,
    isCalculatedOnLoad,
    formats: formatsOf(part(styles ?? 'xl/styles.xml') ?? ''),
    texts: textsOf(part(texts ?? 'xl/sharedStrings.xml') ?? ''),
  };
}

/** Paths of the parts that a part refers to, by identifier; of one kind. The transitional and the strict kinds end alike. */
function targetsOf(part: PartText, path: string, kind: string): ReadonlyMap<string, string> {
  const slash = path.lastIndexOf('/') + 1;
  const targets = new Map<string, string>();
  const text = part(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`) ?? '';
  readMarkup(
    text,
    listening({
      open(name, attributes) {
        const [id, target] = [attribute.relationId(attributes), attribute.target(attributes)];
        if (name !== 'Relationship' || id === undefined || target === undefined) return;
        if (attribute.type(attributes)?.endsWith(kind) === true) targets.set(id, joined(path.slice(0, slash), target));
      },
    }),
  );
  return targets;
}

function joined(folder: string, target: string): string {
  const names: string[] = [];
  const plain = target.replaceAll('\\', '/');
  for (const name of (plain.startsWith('/') ? plain : `${folder}${plain}`).split('/'))
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  return names.join('/');
}

function formatsOf(styles: string): readonly string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isInCells = false;
  readMarkup(
    styles,
    listening({
      open(name, attributes) {
        isInCells ||= name === 'cellXfs';
        const id = Number(attribute.numFmtId(attributes) ?? 0);
        if (name === 'numFmt') own.set(id, attribute.formatCode(attributes) ?? '');
        if (name === 'xf' && isInCells) formats.push(own.get(id) ?? BUILT_IN_FORMATS[id] ?? 'General');
      },
      close(name) {
        if (name === 'cellXfs') isInCells = false;
      },
    }),
  );
  return formats;
}

function textsOf(strings: string): readonly string[] {
  const texts: string[] = [];
  const run = createRunReader();
  readMarkup(
    strings,
    listening({
      open: run.open,
      text: run.text,
      close(name) {
        run.close(name);
        if (name === 'si') texts.push(run.take());
      },
    }),
  );
  return texts;
}

/** The text of a rich text: its runs without those that say how it is read aloud. */
export interface RunReader extends MarkupListener {
  /** What was read since it was asked last. */
  take(): string;
}

export function createRunReader(): RunReader {
  let text = '';
  let isText = false;
  let isPhonetic = false;
  return {
    open(name) {
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = true;
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false;
      if (name === 't') isText = false;
    },
    text(piece) {
      if (isText && !isPhonetic) text += piece;
    },
    take() {
      const taken = unescaped(text);
      text = '';
      return taken;
    },
  };
}

/** `_x000D_` in a text is the character with that code (ECMA-376 Part 1 22.9.2.19). */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
