import { renderOffersPage } from '@gable/public-pages/offers/offers-page.tsx'
import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listContactsOfProperty } from '../contacts/detail-queries.ts'
import { findAccountOfProperty } from '../offers/link-queries.ts'
import { getOffersPageData } from '../offers/offers-page-data.ts'
import { withAccount, withUser } from '../platform/database.ts'
import { authorize } from '../platform/gate.ts'
import { getSessionToken } from '../platform/session-cookie.ts'
import type { PagePolicyOptions } from './page-policy.ts'
import { sendPage } from './page-request.ts'

interface AgentPageRequest {
  Params: { propertyId: string }
  Querystring: { contact?: unknown }
}

interface AgentPageOptions extends Pick<PagePolicyOptions, 'frameAncestors'> {
  title: string
  script?: string
}

const printScript = "addEventListener('load', () => print())\n"

/** The contact's page for agents, to print and to preview in the console. The URL names no account, so the property decides. */
export const agentPageRoutes = async (app: FastifyInstance) => {
  app.get('/offer/print.js', (_, reply) =>
    reply.type('text/javascript').header('cache-control', 'public, max-age=3600').send(printScript),
  )

  app.get<AgentPageRequest>('/offer/print/:propertyId', (request, reply) =>
    sendOffersPage(request, reply, { title: 'Print Offer', script: '/offer/print.js' }),
  )
  app.get<AgentPageRequest>('/offer/preview/:propertyId', (request, reply) =>
    sendOffersPage(request, reply, { title: 'Preview', frameAncestors: "'self'" }),
  )

  async function sendOffersPage(
    request: FastifyRequest<AgentPageRequest>,
    reply: FastifyReply,
    { frameAncestors = "'none'", ...page }: AgentPageOptions,
  ) {
    reply.header('cache-control', 'private, no-store')
    try {
      const data = await getPageData(request)
      if (!data) return reply.redirect('/not-found')
      const { getUrl: fileUrl } = await app.embedFiles()
      return sendPage(reply, renderOffersPage({ data, fileUrl, ...page }), { frameAncestors })
    } catch (error) {
      // The console has the sign-in page and the explanation of a refusal.
      const next = encodeURIComponent(request.url.slice(1))
      if (error instanceof Problem && error.code === 'signed_out') return reply.redirect(`/auth/login?next=${next}`)
      if (error instanceof Problem && error.code === 'forbidden') return reply.redirect('/')
      throw error
    }
  }

  async function getPageData(request: FastifyRequest<AgentPageRequest>) {
    const token = getSessionToken(request)
    const { propertyId } = request.params
    const { user } = await authorize(app.db, { allow: 'signed-in' }, { token, accountId: undefined })
    if (!isId(propertyId)) return undefined
    const accountId = await withUser(app.db, user.userId, (db) => findAccountOfProperty(db, propertyId))
    if (!accountId) return undefined
    const { scope } = await authorize(app.db, { allow: 'member' }, { token, accountId })
    if (!scope) return undefined
    return withAccount(app.db, scope, async (db) => {
      const contacts = await listContactsOfProperty(db, scope, propertyId)
      const contact = contacts.find(({ _id }) => _id === request.query.contact) ?? contacts[0]
      return getOffersPageData(db, scope, propertyId, contact?.firstName ?? '')
    })
  }
}
