import {
  cleanAttribute,
  DROPPED_WITH_CONTENT,
  HTML_ATTRIBUTES,
  HTML_TAGS,
  isShown,
} from '@evergreen/core/text/html-profile';
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

const config: Config = {
  ALLOWED_TAGS: [...HTML_TAGS],
  ALLOWED_ATTR: [...HTML_ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...DROPPED_WITH_CONTENT],
  RETURN_DOM_FRAGMENT: true,
};

/** An instance of its own: hooks of another profile do not reach it. */
let made: DOMPurify | null = null;

function purifier(): DOMPurify {
  if (made !== null) return made;
  const purify = createDOMPurify(globalThis.window);
  purify.addHook('uponSanitizeAttribute', (element, data) => {
    const cleaned = cleanAttribute(element.localName, data.attrName, data.attrValue);
    data.keepAttr = cleaned !== null;
    if (cleaned !== null) data.attrValue = cleaned;
  });
  purify.addHook('afterSanitizeAttributes', (element) => {
    const source = element.getAttribute('src');
    if (!isShown(element.localName, source === null ? {} : { src: source })) element.remove();
  });
  made = purify;
  return purify;
}

/** HTML with nothing in it but what the profile allows, as nodes of no document: no picture is fetched before they are put into a page. */
export function cleanFragment(html: string): DocumentFragment {
  const fragment = purifier().sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
  return fragment;
}

/** The same as text. */
export function cleanHtml(html: string): string {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(cleanFragment(html));
  return holder.innerHTML;
}
