import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const port = process.env.PORT ?? 4000
const names = fileURLToPath(new URL('../dist/names.json', import.meta.url))

/** An element cannot be defined again: what was built anew needs a new page. */
const reloadWhenBuilt = {
  name: 'reload-when-built',
  configureServer({ watcher, ws }) {
    watcher.add(names)
    watcher.on('all', (_, path) => path === names && ws.send({ type: 'full-reload' }))
  },
}

// Served while developing, and built into nothing.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { PRODUCT: JSON.stringify(`http://localhost:${port}`) },
  plugins: [reloadWhenBuilt],
  server: { strictPort: false, proxy: { '^/api/': { target: `http://127.0.0.1:${port}` } } },
})
