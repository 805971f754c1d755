import { importFieldsOf, REQUIRED_MARK, type Resource } from '@evergreen/core/resources';
import { safeFileName, type Locale } from '@evergreen/core/kernel';

import type { ServedFile } from '../../../http/endpoint-route.ts';
import { servedFile } from './served-file.ts';
import { createTableWriter, MEDIA_TYPES } from './files/table-writer.ts';
import { importMessages as messages } from './import.messages.ts';

/** An empty file with the headings that an import understands; required ones begin with a mark. */
export function importTemplate(resource: Resource, format: 'xls' | 'xlsx', locale: Locale): ServedFile {
  const columns = importFieldsOf(resource).map(
    ([, { label, isRequired = false, when }]) =>
      `${isRequired && when === undefined ? REQUIRED_MARK : ''}${label[locale]}`,
  );
  const writer = createTableWriter(format, { name: resource.title[locale], columns });
  const name = safeFileName(`${messages.templateName(resource.title)[locale]}.${format}`) ?? `template.${format}`;
  return servedFile(name, MEDIA_TYPES[format], writer.end());
}
