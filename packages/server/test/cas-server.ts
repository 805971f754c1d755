import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';

import { seconds } from '@evergreen/core/kernel';

/** How the validation misbehaves. */
const faults = ['huge', 'bomb', 'silent', 'redirect', 'html', 'error'] as const;
export type CasError = (typeof faults)[number];

export interface CasServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** The paths that were asked for, queries left out. */
  readonly asked: readonly string[];
  /** A ticket as the login page would give it. */
  issue(username: string, service: string): string;
  /** From now on answers to validations are faulty; null mends them. */
  misbehave(fault: CasError | null): void;
  /** Every ticket that was given grows older. */
  age(milliseconds: number): void;
  close(): Promise<void>;
}

/** The protocol suggests that tickets live no longer than five minutes; servers take seconds. */
const TICKET_LIFE = seconds(10);

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const wrapped = (inner: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">\n${inner}\n</cas:serviceResponse>\n`;
const success = (user: string) =>
  wrapped(
    `<cas:authenticationSuccess><cas:user>${escaped(user)}</cas:user><cas:attributes><cas:mail>a@b.c</cas:mail></cas:attributes></cas:authenticationSuccess>`,
  );
const failure = (code: string) =>
  wrapped(`<cas:authenticationFailure code="${code}">Ticket not recognised</cas:authenticationFailure>`);
const page = (body: string) =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>CAS</title><main>${body}</main></html>`;
const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>${success('admin').replace('admin', '&b;&x;')}`;

/** A CAS server that answers as CAS Protocol 3.0.3 says: tickets are good once, for their service, for a short time. */
export async function startCasServer(): Promise<CasServer> {
  const tickets = new Map<string, { readonly username: string; readonly service: string; issuedAt: number }>();
  const asked: string[] = [];
  let now = 0;
  let fault: CasError | null = null;

  function issue(username: string, service: string): string {
    const ticket = `ST-${tickets.size + 1}-${randomUUID()}-cas.test`;
    tickets.set(ticket, { username, service, issuedAt: now });
    return ticket;
  }

  function validated(ticket: string, service: string): string {
    const known = tickets.get(ticket);
    tickets.delete(ticket);
    if (known === undefined || now - known.issuedAt > TICKET_LIFE) return failure('INVALID_TICKET');
    return known.service === service ? success(known.username) : failure('INVALID_SERVICE');
  }

  function misbehaved(kind: CasError, response: ServerResponse): void {
    switch (kind) {
      case 'huge':
        response.end(wrapped(`<!-- ${'x'.repeat(5_000_000)} -->${success('admin')}`));
        return;
      case 'bomb':
        response.end(bomb);
        return;
      case 'redirect':
        response.writeHead(302, { location: '/p3/elsewhere' }).end();
        return;
      case 'html':
        response.end('<html><body>maintenance</body></html>');
        return;
      case 'error':
        response.writeHead(500).end(success('admin'));
        return;
      case 'silent':
    }
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cas.test');
    const service = searchParams.get('service') ?? '';
    asked.push(pathname);
    response.setHeader('content-type', pathname.startsWith('/p3/') ? 'application/xml' : 'text/html; charset=utf-8');
    switch (pathname) {
      case '/login':
        response.end(
          page(
            `<h1>统一身份认证</h1><a href="/authenticate?user=clerk&service=${encodeURIComponent(service)}">以 clerk 登录</a>`,
          ),
        );
        return;
      case '/authenticate': {
        const back = new URL(service);
        back.searchParams.set('ticket', issue(searchParams.get('user') ?? '', service));
        response.writeHead(302, { location: back.href }).end();
        return;
      }
      case '/logout':
        response.end(page('<h1>已退出统一身份认证</h1>'));
        return;
      case '/p3/serviceValidate':
        if (fault !== null) misbehaved(fault, response);
        else response.end(validated(searchParams.get('ticket') ?? '', service));
        return;
      case '/control/issue':
        response.end(issue(searchParams.get('user') ?? '', service));
        return;
      case '/control/misbehave':
        fault = faults.find((known) => known === searchParams.get('fault')) ?? null;
        response.end();
        return;
      case '/control/asked':
        response.end(JSON.stringify(asked));
        return;
      case '/p3/elsewhere':
        response.end(success('admin'));
        return;
      default:
        response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The CAS server listens on no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    issue,
    misbehave(kind) {
      fault = kind;
    },
    age(milliseconds) {
      now += milliseconds;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
