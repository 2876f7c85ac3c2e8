import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const consoleDirectory = fileURLToPath(new URL('../../console/', import.meta.url))

/** Builds and serves the console's component gallery, which is not part of the product. */
export async function openGallery() {
  const outputDirectory = await mkdtemp(join(tmpdir(), 'gable-gallery-'))
  await buildGallery(outputDirectory)
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://gallery').pathname)
    const file = path.startsWith('/design') ? 'gallery.html' : path
    const content = await readFile(join(outputDirectory, file)).catch(() => undefined)
    response.writeHead(content ? 200 : 404, {
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    })
    response.end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      await rm(outputDirectory, { recursive: true, force: true })
    },
  }
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

async function buildGallery(outDir: string) {
  const vite = dirname(createRequire(join(consoleDirectory, '../package.json')).resolve('vite/package.json'))
  const { build } = await import(pathToFileURL(join(vite, 'dist/node/index.js')).href)
  await build({
    configFile: join(consoleDirectory, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(consoleDirectory, 'gallery.html') } },
  })
}
