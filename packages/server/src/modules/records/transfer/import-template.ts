import {
  dictionaryOf,
  importFieldsOf,
  isRequiredInFile,
  REQUIRED_MARK,
  type Field,
  type Resource,
  type ResourceDirectory,
  type RuleName,
} from '@evergreen/core/resources';
import { localized, safeFileName, type Locale, type LocalizedText } from '@evergreen/core/kernel';

import type { ServedFile } from '../../../http/endpoint-route.ts';
import type { ChoiceSources } from '../resource/values/choice-texts.ts';
import { servedFile } from './served-file.ts';
import { createTableWriter, MEDIA_TYPES } from './files/table-writer.ts';
import { importMessages } from './import.messages.ts';
import { importTemplateMessages as messages } from './import-template.messages.ts';

/** Words of a choice that are named; the others can be found in a form. */
const MOST_WORDS = 60;

/**
 * An empty file with the headings that an import understands; required ones begin with a mark. A sheet behind it says of each column what it
 * takes, with an example.
 */
export async function importTemplate(
  resource: Resource,
  format: 'xls' | 'xlsx',
  locale: Locale,
  { dictionaries, directory }: Pick<ChoiceSources, 'dictionaries' | 'directory'>,
): Promise<ServedFile> {
  const fields = importFieldsOf(resource);
  const codes = fields.flatMap(([, field]) => dictionaryOf(field) ?? []);
  const words = await dictionaries([...new Set(codes)], locale);
  const wordsOf = (field: Field) => (words[dictionaryOf(field) ?? ''] ?? []).map(({ text }) => text);
  const columns = fields.map(([, field]) => `${isRequiredInFile(field) ? REQUIRED_MARK : ''}${field.label[locale]}`);
  const rows = fields.map(([, field]) => {
    const { takes, example } = columnGuide(field, wordsOf(field), locale, directory);
    const required = isRequiredInFile(field) ? messages.required : messages.optional;
    return [field.label[locale], required[locale], takes[locale], example];
  });
  const heads = [messages.column, messages.isRequired, messages.takes, messages.example].map((head) => head[locale]);
  const beside = { name: messages.guide[locale], rows: [heads, ...rows] };
  const writer = createTableWriter(format, { name: resource.title[locale], columns, beside });
  const name = safeFileName(`${importMessages.templateName(resource.title)[locale]}.${format}`) ?? `template.${format}`;
  return servedFile(name, MEDIA_TYPES[format], writer.end());
}

interface ColumnGuide {
  readonly takes: LocalizedText;
  readonly example: string;
}

const EXAMPLES: Readonly<Partial<Record<RuleName, string>>> = {
  mobile: '13800138000',
  landlineOrMobile: '13800138000',
  email: 'name@example.com',
  url: 'https://example.com',
  lettersAndDigits: 'A01',
  code: 'A01',
};

/** What a column takes, and an example of it. */
function columnGuide(
  field: Field,
  words: readonly string[],
  locale: Locale,
  directory: ResourceDirectory,
): ColumnGuide {
  if (dictionaryOf(field) !== undefined)
    return { takes: messages.oneOf(words.slice(0, MOST_WORDS), words.length), example: words[0] ?? '' };
  switch (field.type) {
    case 'text':
    case 'multilineText':
      return {
        takes: messages.text(field.maximumLength),
        example: (field.rule === undefined ? undefined : EXAMPLES[field.rule]) ?? '',
      };
    case 'integer':
    case 'decimal':
      return { takes: messages.number(field.minimum, field.maximum, field.scale ?? 0), example: String(field.minimum) };
    case 'date':
      return { takes: messages.date, example: '2026-01-31' };
    case 'dateTime':
      return { takes: messages.dateTime, example: '2026-01-31 09:30:00' };
    case 'yesNo':
      return { takes: messages.yesNo, example: messages.yes[locale] };
    case 'region':
      return { takes: messages.region, example: '江苏省南京市鼓楼区' };
    case 'reference':
    case 'references': {
      const title = directory.find(field.resource)?.title ?? localized(field.resource, field.resource);
      return { takes: field.type === 'reference' ? messages.record(title) : messages.records(title), example: '' };
    }
    default:
      return { takes: messages.asInForm, example: '' };
  }
}
