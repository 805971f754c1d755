import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../shell/surroundings.mjs';

const PASSWORD = 'Evergreen-2026';
const MB = 1024 * 1024;
const SIZE = 100 * MB;
/** As the client cuts files: packages/platform/src/resumable-upload-tus.ts. */
const PART = 4 * MB;
/** Milliseconds between two looks at the memory. */
const PAUSE = 20;

/** Bytes that a process holds in memory. */
function residentBytes(processId) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Sends one video in parts by tus and stores it, as the application does. */
async function sendVideo(url, token, name) {
  const headers = { 'x-access-token': token, 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${url}/api/sys/common/upload/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(SIZE),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });
  const address = new URL(begun.headers.get('location') ?? '', url);
  const part = Buffer.alloc(PART, 7);
  for (let offset = 0; offset < SIZE; offset += PART) {
    const head = Buffer.from('00000018667479706d703432', 'hex');
    const { status } = await fetch(address, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: offset === 0 ? Buffer.concat([head, part.subarray(head.length)]) : part,
    });
    if (status !== 204) throw new Error(`a part was answered with ${status}`);
  }
  const stored = await fetch(`${url}/api/sys/common/upload/finish`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id: address.pathname.split('/').at(-1), biz: 'temp' }),
  });
  const { success, message } = await stored.json();
  if (!success) throw new Error(message);
}

/** Megabytes of memory by which the server grows while a file of 100 MB arrives, for the first time and again, and those before it. */
export async function measureUpload() {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-upload-'));
  const server = await startServer(folder, PASSWORD);
  try {
    const signedIn = await fetch(`${server.url}/api/sys/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    });
    const { result } = await signedIn.json();
    const grown = async (name) => {
      const before = residentBytes(server.processId);
      let most = before;
      const watch = setInterval(() => {
        most = Math.max(most, residentBytes(server.processId));
      }, PAUSE);
      await sendVideo(server.url, result.token, name);
      clearInterval(watch);
      return Math.round((most - before) / MB);
    };
    const before = Math.round(residentBytes(server.processId) / MB);
    // The first brings the program and the buffers that stay.
    return { before, first: await grown('first.mp4'), again: await grown('again.mp4') };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
