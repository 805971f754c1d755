/** The address of a socket: ws for http, wss for https. `base`: the page's, for a rooted path. */
export function socketAddress(url: string, base?: string): string {
  return new URL(url, base).href.replace(/^http/u, 'ws');
}
