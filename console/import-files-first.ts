import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Lets every import on demand of the built console load its files first. */
export function importFilesFirst(): Plugin {
  const helper = fileURLToPath(new URL('src/platform/import-with-files.ts', import.meta.url))
  return {
    name: 'import-files-first',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => ({
        code: `export { importWithFiles as __vitePreload } from ${JSON.stringify(helper)}`,
        map: null,
      }),
    },
  }
}
