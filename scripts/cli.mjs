import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

await bootstrap();
await build(['cli']);

const program = path.join(root, 'packages/cli/dist/bin.js');
process.argv[1] = program;
await import(pathToFileURL(program).href);
