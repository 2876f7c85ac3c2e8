import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`

// Served while developing, and built into nothing.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { strictPort: false, proxy: { '^/api/': { target: api } } },
})
