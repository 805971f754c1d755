import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { readWhole, SIDE_EFFECTS } from '../../../packages/app/bundling.ts';

/** Bundled like the application, so that its table is measured and not another build of it. */
export default defineConfig({
  plugins: [react(), readWhole()],
  build: { target: 'es2022', sourcemap: false, rolldownOptions: { treeshake: SIDE_EFFECTS } },
});
