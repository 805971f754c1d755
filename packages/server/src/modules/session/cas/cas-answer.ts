import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';

/** What a CAS server says about a ticket. */
export type CasVerdict =
  | { readonly kind: 'accepted'; readonly username: string }
  /** `code`: INVALID_TICKET, INVALID_SERVICE and so on. */
  | { readonly kind: 'refused'; readonly code: string }
  /** No answer of the protocol. */
  | { readonly kind: 'strange' };

const answer = v.object({
  serviceResponse: v.union([
    v.object({
      authenticationSuccess: v.object({ user: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
    }),
    v.object({ authenticationFailure: v.object({ '@code': v.pipe(v.string(), v.maxLength(64)) }) }),
  ]),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
});

/**
 * Reads the answer of `/p3/serviceValidate`, CAS Protocol 3.0.3 §2.5.2. An answer with a document type is none of the
 * protocol's: it is not parsed, so no entity of its own is ever seen (threat T-23).
 */
export function casVerdict(xml: string): CasVerdict {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(xml)) return { kind: 'strange' };
  const parsed = v.safeParse(answer, parsedXml(xml));
  if (!parsed.success) return { kind: 'strange' };
  const { serviceResponse } = parsed.output;
  return 'authenticationSuccess' in serviceResponse
    ? { kind: 'accepted', username: serviceResponse.authenticationSuccess.user }
    : { kind: 'refused', code: serviceResponse.authenticationFailure['@code'] };
}

function parsedXml(xml: string): unknown {
  try {
    return parser.parse(xml, true);
  } catch {
    return undefined;
  }
}
