import sanitizeHtml from 'sanitize-html';

import {
  cleanAttribute,
  DROPPED_WITH_CONTENT,
  HTML_ATTRIBUTES,
  HTML_TAGS,
  isShown,
} from '@evergreen/core/text/html-profile';
import type { Resource, ResourceValues } from '@evergreen/core/resources';

/** Deeper elements are left out: browsers and editors walk through them one inside the other. */
const MOST_NESTED = 40;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...HTML_TAGS],
  allowedAttributes: { '*': [...HTML_ATTRIBUTES] },
  nonTextTags: [...DROPPED_WITH_CONTENT],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  // The profile reads styles itself.
  parseStyleAttributes: false,
  nestingLimit: MOST_NESTED,
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs) }) },
  exclusiveFilter: ({ tag, attribs }) => !isShown(tag, attribs),
};

function cleanAttributes(tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const cleaned = cleanAttribute(tag, name, value);
      return cleaned === null ? [] : [[name, cleaned]];
    }),
  );
}

/** HTML with nothing in it but what the profile allows, written as browsers write it. */
export function storableHtml(html: string): string {
  // The brackets of texts and attributes are escaped, so that these signs are the end of a tag.
  return sanitizeHtml(html, options).replaceAll(' />', '>').replaceAll('\u00A0', '&nbsp;');
}

/** Values with cleaned rich text. */
export function withCleanHtml(resource: Resource, values: ResourceValues): ResourceValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const isHtml = Object.hasOwn(resource.fields, key) && resource.fields[key]?.type === 'richText';
      return [key, isHtml && typeof value === 'string' ? storableHtml(value) : value];
    }),
  );
}
