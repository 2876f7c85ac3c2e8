import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance } from 'fastify'
import { sendNotFoundPage } from './not-found-routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account whose own host was requested; undefined on the product's hosts. */
    hostAccountId: string | undefined
  }
}

interface Origins {
  /** The console, where agents sign in. */
  consoleOrigin: string
  /** The public pages, which visitors open. */
  publicOrigin: string
}

/**
 * Keeps the console and its cookies off the hosts for visitors. An agency's own host serves that agency's content only.
 * Unknown hosts get nothing: any website can point its own name at this machine, and would then read our replies.
 * Decides by the matched route and its decoded parameters, because a URL can spell the same route in many ways.
 */
export function restrictHosts(app: FastifyInstance, { consoleOrigin, publicOrigin }: Origins) {
  const [consoleHost, publicHost] = [consoleOrigin, publicOrigin].map((origin) =>
    normalizeHost(new URL(origin).hostname),
  )
  const consoleHosts = new Set(['localhost', '127.0.0.1', '[::1]', consoleHost])
  if (publicHost !== consoleHost) consoleHosts.delete(publicHost)

  app.decorateRequest('hostAccountId', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const { url: route = '' } = request.routeOptions
    const host = normalizeHost(request.hostname)
    if (consoleHosts.has(host) || healthRoutes.test(route)) return
    const accountId = await app.hosts.getAccountId(host)
    request.hostAccountId = accountId
    if (accountId === undefined && host !== publicHost) return sendNotFoundPage(reply)
    if (sharedRoutes.test(route)) return
    if (!accountRoutes.test(route)) return sendNotFoundPage(reply)
    // The route looks up slugs among the pages of the host's account.
    if (pageRoutes.test(route) && !isId((request.params as { pageId: string }).pageId)) return
    if (accountId !== undefined && (await findOwner(request.params)) !== accountId) return sendNotFoundPage(reply)
  })

  /** The account whose content the parameters name. */
  async function findOwner(params: unknown): Promise<string | undefined> {
    const { accountId, subjectId, pageId, widgetId } = params as Record<string, string | undefined>
    const id = subjectId ?? pageId ?? widgetId ?? ''
    return accountId ?? (isId(id) ? (await app.assets.find(id.toLowerCase()))?.scope.accountId : undefined)
  }
}

/** Takes the host without its port, which Fastify removes. */
const normalizeHost = (hostname: string) => hostname.toLowerCase().replace(/\.$/, '')

/** Load balancers call them under any name. */
const healthRoutes = /^\/api\/(health|ready)$/
/** Open on every host for visitors. The links of owners' pages and of answers name their account, which their routes compare with the host. */
const sharedRoutes =
  /^\/((o|d|e|[qs]|[QS]|embed|scenes|steps|pages|book)\/|api\/public\/dashboards\/|(api\/inbound\/(email-events\/:provider|print-events\/lob|lead-emails\/postmark|follow-up-boss\/:token)|api\/public\/(events|submissions|addresses|property-taxes|answers\/:answerToken|\*)|robots\.txt|sitemap\.xml|favicon\.(svg|ico))$)/
const pageRoutes = /^\/(lp|p\/:purlId)\/:pageId\/?$/
/** Content of one account, named by a parameter. */
const accountRoutes = /^\/((lp|p|f|dm|media)\/|api\/public\/)/
