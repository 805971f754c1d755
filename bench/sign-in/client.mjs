import http from 'node:http';

/** A client with an address of its own; a call gives status, answer and milliseconds. */
export function client(base, localAddress, maxSockets) {
  const agent = new http.Agent({ keepAlive: true, maxSockets });
  const { hostname, port } = new URL(base);
  return {
    close: () => agent.destroy(),
    call(method, url, { body, token } = {}) {
      const started = performance.now();
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(token === undefined ? {} : { 'x-access-token': token }),
      };
      return new Promise((resolve, reject) => {
        const request = http.request(
          { hostname, port, localAddress, agent, method, path: `/api${url}`, headers },
          (response) => {
            let answer = '';
            response.setEncoding('utf8').on('data', (piece) => (answer += piece));
            response.on('end', () =>
              resolve({
                status: response.statusCode,
                answer: JSON.parse(answer),
                milliseconds: performance.now() - started,
              }),
            );
          },
        );
        request.on('error', reject);
        request.end(text);
      });
    },
  };
}

export const login = (caller, username, word) =>
  caller.call('POST', '/sys/login', { body: { username, password: word } });
