import { fileCellText, sheetName, type FileCellValue, type TableHead, type TableWriter } from './table-file.types.ts';
import { createZipWriter } from './zip-writer.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell formats by index in `STYLES`. */
const FORMAT = { number: 0, text: 1, heading: 2 } as const;
/** Format 49 is text: what is typed over such a cell is no formula either. */
const STYLES = `<styleSheet xmlns="${SHEETS}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/** Rows that are compressed at a time. */
const ROWS_OF_PIECE = 1000;

/** Office Open XML (ECMA-376): one sheet, and one beside it where it is given; first rows stay in view. Texts are typed as texts and never formulas (threat T-36). */
export function createXlsxWriter({ name, columns, beside }: TableHead): TableWriter {
  const zip = createZipWriter();
  const whole = (path: string, content: string) => zip.entry(path).add(DECLARATION + content);
  const sheets = [name, ...(beside === undefined ? [] : [beside.name])];
  whole(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${sheets.map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${TYPES}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  );
  whole('_rels/.rels', relationships(['officeDocument', 'xl/workbook.xml']));
  whole(
    'xl/workbook.xml',
    `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>${sheets.map((each, index) => `<sheet name="${escaped(sheetName(each))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
  );
  whole(
    'xl/_rels/workbook.xml.rels',
    relationships(...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const), [
      'styles',
      'styles.xml',
    ]),
  );
  whole('xl/styles.xml', STYLES);
  if (beside !== undefined) {
    const [head = [], ...rows] = beside.rows;
    const content = [rowOf(head, FORMAT.heading), ...rows.map((row) => rowOf(row, FORMAT.text))].join('');
    whole('xl/worksheets/sheet2.xml', `${beginning(head.length)}${content}${END}`);
  }
  const sheet = zip.entry('xl/worksheets/sheet1.xml');
  sheet.add(`${DECLARATION}${beginning(columns.length)}${rowOf(columns, FORMAT.heading)}`);
  let piece: string[] = [];
  const flush = () => {
    if (piece.length > 0) sheet.add(piece.join(''));
    piece = [];
  };
  return {
    add(row) {
      piece.push(rowOf(row, FORMAT.text));
      if (piece.length >= ROWS_OF_PIECE) flush();
    },
    end() {
      flush();
      sheet.add(END);
      return zip.end();
    },
  };
}

const END = '</sheetData></worksheet>';

/** Of a sheet whose first row stays in view. */
function beginning(columns: number): string {
  return `<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${Math.max(1, columns)}" width="18" customWidth="1"/></cols><sheetData>`;
}

function relationships(...targets: readonly (readonly [type: string, target: string])[]): string {
  const entries = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

function rowOf(row: readonly FileCellValue[], format: number): string {
  return `<row>${row.map((value) => cellOf(value, format)).join('')}</row>`;
}

/** Cells stand one after the other, so none needs an address; an empty one keeps the place of the others. */
function cellOf(value: FileCellValue, format: number): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number') return `<c s="${FORMAT.number}"><v>${value}</v></c>`;
  return `<c s="${format}" t="inlineStr"><is><t xml:space="preserve">${escaped(fileCellText(value))}</t></is></c>`;
}

/** `_x0041_` in a text would be read as the character with that code (ECMA-376, ST_Xstring); so would a carriage return be lost. */
function escaped(text: string): string {
  // Most texts hold none of them.
  if (!/[&<>"\r_]/u.test(text)) return text;
  return text
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/gu, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '_x000D_');
}
