import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = fileURLToPath(new URL('../../console/', import.meta.url))

/** The console's design parts, built for this once and served: they are no part of the product. */
export async function openGallery() {
  const built = await mkdtemp(join(tmpdir(), 'gable-gallery-'))
  await buildGallery(built)
  const server = createServer(async ({ url = '/' }, answer) => {
    const path = normalize(new URL(url, 'http://gallery').pathname)
    const file = path.startsWith('/design') ? 'gallery.html' : path
    const content = await readFile(join(built, file)).catch(() => undefined)
    answer.writeHead(content ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    answer.end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      await rm(built, { recursive: true, force: true })
    },
  }
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

async function buildGallery(outDir: string) {
  const vite = dirname(createRequire(join(folder, '../package.json')).resolve('vite/package.json'))
  const { build } = await import(pathToFileURL(join(vite, 'dist/node/index.js')).href)
  await build({
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(folder, 'gallery.html') } },
  })
}
