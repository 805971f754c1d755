import { createServer, type Socket, type AddressInfo } from 'node:net';

export interface ReceivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they were sent. */
  readonly data: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly letters: readonly ReceivedLetter[];
  close(): Promise<void>;
}

/** A mail server that keeps what it is given (RFC 5321); it refuses receivers of `nobody.example`. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const letters: ReceivedLetter[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (letter) => letters.push(letter));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has such an address.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, receive: (letter: ReceivedLetter) => void): void {
  let [from, to, text, isData] = ['', [] as string[], '', false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const addressIn = (line: string) => /<(?<address>[^>]*)>/u.exec(line)?.groups?.['address'] ?? '';
  socket.setEncoding('utf8');
  socket.on('error', () => undefined);
  say('220 mail.test ESMTP');
  socket.on('data', (piece) => {
    text += String(piece);
    for (;;) {
      const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        receive({ from, to, data: line });
        say('250 kept');
      } else if (/^(?:EHLO|HELO)/iu.test(line)) say('250 mail.test');
      else if (/^MAIL FROM:/iu.test(line)) {
        [from, to] = [addressIn(line), []];
        say('250 go on');
      } else if (/^RCPT TO:/iu.test(line)) {
        const address = addressIn(line);
        if (address.endsWith('@nobody.example')) say('550 no such person');
        else {
          to.push(address);
          say('250 go on');
        }
      } else if (/^DATA/iu.test(line)) {
        isData = true;
        say('354 begin');
      } else if (/^QUIT/iu.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 yes');
    }
  });
}
