import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Problem } from '@gable/shared/http/problem.ts'
import { RELEASE } from '@gable/shared/release.ts'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { repository } from './repository.ts'
import { createConsolePolicy } from './security-headers.ts'
import type { Settings } from './settings.ts'

/** Serves the console: its hashed files, cached forever, and one HTML page for every other URL. */
export const consoleRoutes =
  (settings: Settings, distFolder = join(repository, 'console/dist')) =>
  async (app: FastifyInstance) => {
    app.addHook('onRequest', rejectMissingFiles)
    const readPage = createPageReader(join(distFolder, 'index.html'), (page) => injectSettings(page, settings))
    if (!(await readPage())) {
      app.get('/*', (_, reply) => reply.type('text/plain').send(notBuiltMessage))
      return
    }
    const policy = createConsolePolicy(settings)
    // Hundreds of hashed files share one route. The others are beside the pages, so each has its own.
    await app.register(fastifyStatic, {
      root: join(distFolder, 'assets'),
      prefix: '/assets/',
      index: false,
      setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    await app.register(fastifyStatic, {
      root: distFolder,
      index: false,
      wildcard: false,
      globIgnore: ['index.html', 'assets/**', '.vite/**'],
      decorateReply: false,
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    })
    app.get('/*', async (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', policy)
        .send(await readPage()),
    )
  }

/**
 * The page of the newest build: one that is made while the server runs replaces the hashed files that the page names. Until
 * a new page is written, the last one is returned.
 */
function createPageReader(file: string, prepare: (page: string) => string) {
  let current: { mtimeMs: number; html: string } | undefined
  return async () => {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: undefined }))
    if (mtimeMs !== undefined && mtimeMs !== current?.mtimeMs)
      current = { mtimeMs, html: prepare(await readFile(file, 'utf8')) }
    return current?.html
  }
}

/** A missing endpoint or file must not return the HTML page, because a browser would try to run it. */
const rejectMissingFiles: onRequestAsyncHookHandler = async ({ url, routeOptions }) => {
  if (routeOptions.url === '/*' && /^\/(api|assets)\//.test(url)) throw new Problem('not_found', 'Not found')
}

const notBuiltMessage =
  'The console is not built yet. Run `npm start` to build it, or `npm run dev` to serve it during development.'

/** Settings the browser needs before its first request. They are a meta tag because the policy allows no inline script. */
function injectSettings(page: string, settings: Settings) {
  const { DEVICE_CHECK, PRODUCT_NAME, SUPPORT_URL, ERROR_DSN, NODE_ENV, DEMO, TILE_URL, TILE_ATTRIBUTION } = settings
  const clientSettings = {
    deviceCheck: DEVICE_CHECK,
    productName: PRODUCT_NAME,
    environment: NODE_ENV,
    demo: DEMO,
    release: RELEASE,
    supportUrl: SUPPORT_URL,
    ...(ERROR_DSN && { errorDsn: ERROR_DSN }),
    ...(TILE_URL && { tileUrl: TILE_URL, tileAttribution: TILE_ATTRIBUTION }),
  }
  const attribute = JSON.stringify(clientSettings)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
  return page.replace(/(<meta name="gable-settings" content=)(["']).*?\2/, (_, start) => `${start}'${attribute}'`)
}
