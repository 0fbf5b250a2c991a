// Bundles the page into dist/: app.js, app.css and the files of public/ as they are.
// The server's content policy allows nothing inline, so index.html only links to these.
import { cp, mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

await rm(at('dist'), { recursive: true, force: true });
await mkdir(at('dist'), { recursive: true });
await cp(at('public'), at('dist'), { recursive: true });
await build({
  entryPoints: { app: at('src/main.js') },
  outdir: at('dist'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['es2022'],
  legalComments: 'eof',
  logLevel: 'warning',
});
await build({
  entryPoints: { app: at('styles/main.css') },
  outdir: at('dist'),
  bundle: true,
  minify: true,
  target: ['es2022'],
  logLevel: 'warning',
});
