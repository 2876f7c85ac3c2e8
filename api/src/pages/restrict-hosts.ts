import type { FastifyInstance } from 'fastify'
import { sendNotFoundPage } from './not-found-routes.ts'

interface Origins {
  /** The console, where agents sign in. */
  consoleOrigin: string
  /** The public pages, which visitors open. */
  publicOrigin: string
}

/** Keeps the console and its cookies off the hosts for visitors. An agency's own host serves that agency's pages only. */
export function restrictHosts(app: FastifyInstance, { consoleOrigin, publicOrigin }: Origins) {
  const [consoleHost, publicHost] = [new URL(consoleOrigin).hostname, new URL(publicOrigin).hostname]
  app.addHook('onRequest', async ({ hostname, url }, reply) => {
    const accountId = await app.hosts.getAccountId(hostname)
    if (accountId === undefined && (hostname !== publicHost || publicHost === consoleHost)) return
    const [path = ''] = url.split('?')
    if (!publicPaths.test(path)) return sendNotFoundPage(reply)
    const [, id] = assetPath.exec(path) ?? []
    if (accountId === undefined || id === undefined) return
    const asset = await app.assets.find(id.toLowerCase())
    if (asset?.scope.accountId !== accountId) return sendNotFoundPage(reply)
  })
}

const publicPaths =
  /^\/((lp|p|f|o|embed|media|scenes|pages)\/|api\/public\/|(api\/health|api\/ready|robots\.txt|sitemap\.xml|favicon\.svg)$)/
const assetPath = /^\/(?:lp|p\/[^/]+|f)\/([0-9a-f-]{36})(?:\/|$)/i
