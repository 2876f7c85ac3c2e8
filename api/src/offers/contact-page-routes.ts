import { offerSheetPage } from '@gable/public-pages/offers/offer-sheet.tsx'
import { unsubscribePage } from '@gable/public-pages/offers/unsubscribe-page.tsx'
import { unsubscribeAddress } from '@gable/shared/offers/notice.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendGone } from '../pages/gone-routes.ts'
import { sendPage } from '../pages/page-request.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type ContactLink, followLink } from './contact-link.ts'
import { contactOfLink, type LinkedContact } from './link-queries.ts'
import { sheetOf } from './sheet.ts'
import { unsubscribeThemselves } from './unsubscribe.ts'

interface Asked {
  Params: { link: string }
}

/** `/o/<link>`: the offers for a home as one contact reads them, without a script and without signing in. */
export const contactPageRoutes = (secret: Buffer) => async (app: FastifyInstance) => {
  app.get<Asked>('/o/:link', async (request, reply) => {
    const path = `/o/${request.params.link}`
    const html = await opened(request, async (db, scope, { propertyId }, { firstName, isUnsubscribed }) => {
      const sheet = await sheetOf(db, scope, propertyId, firstName)
      return offerSheetPage({
        sheet,
        title: `Your offers for ${sheet.address}`,
        addressOf: (await app.embedFiles()).addressOf,
        unsubscribe: isUnsubscribed ? undefined : unsubscribeAddress(path),
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
          await unsubscribeThemselves(db, scope, contact.contactId)
          return leaving(db, scope, link, request.params.link, true)
        }),
      ),
    )
  })

  async function leaving(db: Db, scope: AccountScope, { propertyId }: ContactLink, link: string, isOff: boolean) {
    const { brand, address } = await sheetOf(db, scope, propertyId, '')
    const { addressOf } = await app.embedFiles()
    return unsubscribePage({ brand, address, addressOf, isOff, offers: `/o/${link}` })
  }

  /** Works for whom the link names, under no name of another agency; undefined where it is dead. */
  async function opened<T>(
    { params, hostname }: FastifyRequest<Asked>,
    work: (db: Db, scope: AccountScope, link: ContactLink, contact: LinkedContact) => Promise<T>,
  ): Promise<T | undefined> {
    const owner = await app.hosts.accountOf(hostname)
    return followLink(app.db, secret, params.link, async (db, scope, link) => {
      if (owner !== undefined && owner !== scope.accountId) return undefined
      const contact = await contactOfLink(db, scope, link)
      return contact && work(db, scope, link, contact)
    })
  }
}

const answer = (reply: FastifyReply, page: { html: string; style: string } | undefined) =>
  page
    ? sendPage(reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow'), page)
    : sendGone(reply)
