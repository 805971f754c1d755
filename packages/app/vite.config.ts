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
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/u }],
        },
      },
    },
  },
});
