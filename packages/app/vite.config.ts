import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm start` serves the backend while this development server serves the app. */
const BACKEND = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': { target: BACKEND, changeOrigin: true } } },
  build: {
    target: 'es2022',
    sourcemap: false,
    // The lists' chunk holds antd's table and pickers and is loaded with the first list.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // Our modules do nothing by being imported, so a door of which one part is used brings only that part along.
      treeshake: { moduleSideEffects: [{ test: /packages[\\/](?:core|platform|react-ui)[\\/]src[\\/].*\.tsx?$/u, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/u }],
        },
      },
    },
  },
});
