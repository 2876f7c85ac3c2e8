import { renderOffersPage } from '@gable/public-pages/offers/offers-page.tsx'
import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listContactsOfProperty } from '../contacts/detail-queries.ts'
import type { PagePolicyOptions } from '../pages/page-policy.ts'
import { sendPage } from '../pages/page-request.ts'
import { withAccount, withUser } from '../platform/database.ts'
import { authorize } from '../platform/gate.ts'
import { getSessionToken } from '../platform/session-cookie.ts'
import { findAccountOfProperty } from './link-queries.ts'
import { getOffersPageData } from './offers-page-data.ts'

interface Asked {
  Params: { propertyId: string }
  Querystring: { contact?: unknown }
}

/** The contact's page for who made it: to look at in the console, and to print. Their account is the home's. */
export const agentPageRoutes = async (app: FastifyInstance) => {
  app.get('/offer/print.js', (_, reply) =>
    reply.type('text/javascript').header('cache-control', 'public, max-age=3600').send(printing),
  )

  app.get<Asked>('/offer/print/:propertyId', (request, reply) =>
    show(request, reply, { title: 'Print Offer', script: '/offer/print.js' }),
  )
  app.get<Asked>('/offer/preview/:propertyId', (request, reply) =>
    show(request, reply, { title: 'Preview', frameAncestors: "'self'" }),
  )

  async function show(
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    { frameAncestors = "'none'", ...look }: Shown,
  ) {
    reply.header('cache-control', 'private, no-store')
    try {
      const data = await sheetFor(request)
      if (!data) return reply.redirect('/not-found')
      const { getUrl: fileUrl } = await app.embedFiles()
      return sendPage(reply, renderOffersPage({ data, fileUrl, ...look }), { frameAncestors })
    } catch (error) {
      // The console knows how to ask people in, and how to say why not.
      const back = encodeURIComponent(request.url.slice(1))
      if (error instanceof Problem && error.code === 'signed_out') return reply.redirect(`/auth/login?next=${back}`)
      if (error instanceof Problem && error.code === 'forbidden') return reply.redirect('/')
      throw error
    }
  }

  async function sheetFor(request: FastifyRequest<Asked>) {
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

interface Shown extends Pick<PagePolicyOptions, 'frameAncestors'> {
  title: string
  script?: string
}

const printing = "addEventListener('load', () => print())\n"
