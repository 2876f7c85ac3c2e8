import { renderOffersPage } from '@gable/public-pages/offers/offers-page.tsx'
import { renderUnsubscribePage } from '@gable/public-pages/offers/unsubscribe-page.tsx'
import { getUnsubscribeUrl } from '@gable/shared/offers/offer-email.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendNotFoundPage } from '../pages/not-found-routes.ts'
import { sendPage } from '../pages/page-request.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type ContactLink, withContactLink } from './contact-link.ts'
import { getLinkedContact, type LinkedContact } from './link-queries.ts'
import { getOffersPageData } from './offers-page-data.ts'
import { unsubscribeByLink } from './unsubscribe.ts'

interface Asked {
  Params: { link: string }
}

/** `/o/<link>`: the offers for a home as one contact reads them, without a script and without signing in. */
export const contactPageRoutes = (secret: Buffer) => async (app: FastifyInstance) => {
  app.get<Asked>('/o/:link', async (request, reply) => {
    const path = `/o/${request.params.link}`
    const html = await opened(request, async (db, scope, { propertyId }, { firstName, isUnsubscribed }) => {
      const data = await getOffersPageData(db, scope, propertyId, firstName)
      return renderOffersPage({
        data,
        title: `Your offers for ${data.address}`,
        fileUrl: (await app.embedFiles()).getUrl,
        unsubscribeUrl: isUnsubscribed ? undefined : getUnsubscribeUrl(path),
      })
    })
    return answer(reply, html)
  })

  app.get<Asked>('/o/:link/unsubscribe', async (request, reply) =>
    answer(
      reply,
      await opened(request, (db, scope, link, { isUnsubscribed }) =>
        leaving(db, scope, link, request.params.link, isUnsubscribed),
      ),
    ),
  )

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    // The address says everything: a press in a mail program and the page's own button send different words.
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_, _body, done) => done(null, undefined))
    forms.post<Asked>('/o/:link/unsubscribe', async (request, reply) =>
      answer(
        reply,
        await opened(request, async (db, scope, link, contact) => {
          await unsubscribeByLink(db, scope, contact.contactId)
          return leaving(db, scope, link, request.params.link, true)
        }),
      ),
    )
  })

  async function leaving(
    db: Db,
    scope: AccountScope,
    { propertyId }: ContactLink,
    link: string,
    isUnsubscribed: boolean,
  ) {
    const { brand, address } = await getOffersPageData(db, scope, propertyId, '')
    const { getUrl: fileUrl } = await app.embedFiles()
    return renderUnsubscribePage({ brand, address, fileUrl, isUnsubscribed, offersUrl: `/o/${link}` })
  }

  /** Works for whom the link names, under no name of another agency; undefined where it is dead. */
  async function opened<T>(
    { params, hostname }: FastifyRequest<Asked>,
    work: (db: Db, scope: AccountScope, link: ContactLink, contact: LinkedContact) => Promise<T>,
  ): Promise<T | undefined> {
    const owner = await app.hosts.getAccountId(hostname)
    return withContactLink(app.db, secret, params.link, async (db, scope, link) => {
      if (owner !== undefined && owner !== scope.accountId) return undefined
      const contact = await getLinkedContact(db, scope, link)
      return contact && work(db, scope, link, contact)
    })
  }
}

const answer = (reply: FastifyReply, page: { html: string; style: string } | undefined) =>
  page
    ? sendPage(reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow'), page)
    : sendNotFoundPage(reply)
