/** Header for a download (`attachment`, RFC 6266). */
export function attachment(name: string): string {
  return `attachment; ${parameters(name)}`;
}

/** Header for a file that the browser may display (`inline`). */
export function inline(name: string): string {
  return `inline; ${parameters(name)}`;
}

/** Both forms of RFC 6266 §4.1: `filename` as a fallback for old clients, `filename*` (RFC 8187) with the full name. */
function parameters(name: string): string {
  const plain = name.replace(/[^\u0020-\u007E]|["%\\]/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
