import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Problem } from '@gable/shared/http/problem.ts'
import { RELEASE } from '@gable/shared/release.ts'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { repository } from './repository.ts'
import { consolePolicy } from './security-headers.ts'
import type { Settings } from './settings.ts'

const built = join(repository, 'console/dist')

/** The console: its files, kept for ever by their hashed names, and one page for every address of its own. */
export const consoleRoutes = (settings: Settings) => async (app: FastifyInstance) => {
  const page = await readFile(join(built, 'index.html'), 'utf8').catch(() => undefined)
  app.addHook('onRequest', refuseFiles)
  if (!page) {
    app.get('/*', (_, reply) => reply.type('text/plain').send(unbuilt))
    return
  }
  const html = withSettings(page, settings)
  const policy = consolePolicy(settings)
  await app.register(fastifyStatic, {
    root: built,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '.vite/**'],
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
  app.get('/*', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(html),
  )
}

/** A call or file that does not exist must not come back as a page: a browser would try to run it. */
const refuseFiles: onRequestAsyncHookHandler = async ({ url, routeOptions }) => {
  if (routeOptions.url === '/*' && /^\/(api|assets)\//.test(url)) throw new Problem('not_found', 'No such address')
}

const unbuilt = 'The console is not built yet. `npm start` builds it; `npm run dev` serves it while you work on it.'

/** What the browser has to know before the first call, where no script of the page can be told apart from ours. */
function withSettings(page: string, settings: Settings) {
  const { DEVICE_CHECK, PRODUCT_NAME, SUPPORT_URL, ERROR_DSN, NODE_ENV, DEMO, TILE_URL, TILE_ATTRIBUTION } = settings
  const known = {
    deviceCheck: DEVICE_CHECK,
    productName: PRODUCT_NAME,
    environment: NODE_ENV,
    demo: DEMO,
    release: RELEASE,
    supportUrl: SUPPORT_URL,
    ...(ERROR_DSN && { errorDsn: ERROR_DSN }),
    ...(TILE_URL && { tileUrl: TILE_URL, tileAttribution: TILE_ATTRIBUTION }),
  }
  const attribute = JSON.stringify(known).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')
  return page.replace(/(<meta name="gable-settings" content=)(["']).*?\2/, (_, start) => `${start}'${attribute}'`)
}
