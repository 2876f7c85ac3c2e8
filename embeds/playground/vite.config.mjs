import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const port = process.env.PORT ?? 4000
const names = fileURLToPath(new URL('../dist/names.json', import.meta.url))

/** A custom element cannot be redefined, so a new build needs a page reload. */
const reloadWhenBuilt = {
  name: 'reload-when-built',
  configureServer({ watcher, ws }) {
    watcher.add(names)
    watcher.on('all', (_, path) => path === names && ws.send({ type: 'full-reload' }))
  },
}

// Development only: there is no production build.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { PRODUCT: JSON.stringify(`http://localhost:${port}`) },
  plugins: [reloadWhenBuilt],
  server: { strictPort: false, proxy: { '^/api/': { target: `http://127.0.0.1:${port}` } } },
})
