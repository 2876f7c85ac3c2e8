import type { FastifyInstance } from 'fastify'
import { sendGone } from '../pages/gone-routes.ts'

interface Places {
  /** Where people sign in. */
  consoleOrigin: string
  /** Where visitors reach the product. */
  publicOrigin: string
}

/**
 * Where visitors are, nobody signs in: a host for pages has no console and no cookie. Under an agency's own name stand
 * that agency's pages and nobody else's.
 */
export function keepHostsApart(app: FastifyInstance, { consoleOrigin, publicOrigin }: Places) {
  const [forPeople, forVisitors] = [new URL(consoleOrigin).hostname, new URL(publicOrigin).hostname]
  app.addHook('onRequest', async ({ hostname, url }, reply) => {
    const accountId = await app.hosts.accountOf(hostname)
    if (accountId === undefined && (hostname !== forVisitors || forVisitors === forPeople)) return
    const [path = ''] = url.split('?')
    if (!isForVisitors.test(path)) return sendGone(reply)
    const [, id] = ofSubject.exec(path) ?? []
    if (accountId === undefined || id === undefined) return
    const subject = await app.subjects.find(id.toLowerCase())
    if (subject?.scope.accountId !== accountId) return sendGone(reply)
  })
}

const isForVisitors =
  /^\/((lp|p|f|o|embed|media|scenes|pages)\/|api\/public\/|(api\/health|api\/ready|robots\.txt|sitemap\.xml|favicon\.svg)$)/
const ofSubject = /^\/(?:lp|p\/[^/]+|f)\/([0-9a-f-]{36})(?:\/|$)/i
