import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { codeSplitting } from './code-splitting.ts'
import { iconModules } from './icon-modules.ts'
import { usOutlines } from './us-outlines.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), iconModules(), usOutlines(), gallery()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2022',
    manifest: true,
    // The content security policy allows no inline scripts and no data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting },
      // Tremor does not declare `sideEffects`. Without this, its unused components are bundled with the charts.
      treeshake: { moduleSideEffects: [{ test: /[\\/]@tremor[\\/]react[\\/]/, sideEffects: false }] },
    },
  },
  server: {
    port: 5173,
    strictPort: false,
    // A pattern, not prefixes: `/p` and `/d` must not match `/property` or `/design`.
    proxy: { '^/(api|media|dev|embed|scenes|lp|p|d|f|w|o|offer)(/|\\?|$)': { target: api } },
  },
})

/** Serves the component gallery at `/design` during development. */
function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/design(\/[\w-]*)?(\?|$)/.test(request.url ?? '')) request.url = '/gallery.html'
        next()
      })
    },
  }
}
