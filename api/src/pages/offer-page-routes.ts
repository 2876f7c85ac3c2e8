import { type OffersPageData, renderOffersPage } from '@gable/public-pages/offers/offers-page.tsx'
import { renderUnsubscribePage } from '@gable/public-pages/offers/unsubscribe-page.tsx'
import { isId } from '@gable/shared/ids.ts'
import { languages } from '@gable/shared/journeys/journey.ts'
import { getUnsubscribeUrl } from '@gable/shared/offers/offer-email.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getAnsweringAgent } from '../answers/build-answer.ts'
import { findDashboardPath } from '../contact-dashboard/links.ts'
import { toPageLanguage } from '../contact-dashboard/load-dashboard.ts'
import { unsubscribeByContact } from '../contacts/unsubscribe.ts'
import { isBotRequest } from '../ingest/bot-requests.ts'
import { createMemberCheck } from '../ingest/member-check.ts'
import { type ContactLink, withContactLink } from '../offers/contact-link.ts'
import { getLinkedContact, type LinkedContact } from '../offers/link-queries.ts'
import { listAcceptedOfferIds } from '../offers/offer-answer-queries.ts'
import { answerOffer, type OfferAnswer, type OfferAnswerResult, toQuestion } from '../offers/offer-answers.ts'
import { getOffersPageData } from '../offers/offers-page-data.ts'
import { recordOfferView } from '../offers/record-view.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { sendPage } from './page-request.ts'
import { pixel } from './pixel.ts'
import { acceptFormPosts } from './plain-form-routes.ts'

interface ContactPageRequest {
  Params: { link: string }
  /** The offer that the contact just did something about, and what came of it. */
  Querystring: { offer?: string; result?: string; lang?: string }
}

interface LinkContext {
  db: Db
  scope: AccountScope
  link: ContactLink
  contact: LinkedContact
}

/**
 * `/o/<link>`: the offers for a property, for one contact. It needs no sign-in and no script. It leads to the dashboard of
 * the home, which shows the offers too, unless that is off.
 */
export const offerPageRoutes = (secret: Buffer) => async (app: FastifyInstance) => {
  app.get<ContactPageRequest>('/o/:link', async (request, reply) => {
    const path = `/o/${request.params.link}`
    const page = await withLinkedContact(request, async ({ db, scope, link, contact }) => {
      const { propertyId } = link
      // Who just answered an offer here stays here.
      const dashboard = request.query.result
        ? undefined
        : await findDashboardPath(db, scope, { propertyId, contactId: contact.contactId }, secret)
      if (dashboard) return dashboard
      return renderOffersPage({
        data: await getContactOffers({ db, scope, link, contact }, path, request.query),
        fileUrl: (await app.embedFiles()).getUrl,
        unsubscribeUrl: contact.isUnsubscribed ? undefined : withLanguage(getUnsubscribeUrl(path), request.query.lang),
        seenUrl: `${path}/seen.gif`,
      })
    })
    return typeof page === 'string' ? setPrivateHeaders(reply).redirect(page) : sendPrivatePage(reply, page)
  })

  // The page has no script. Mail scanners read it without loading its pictures.
  app.get<ContactPageRequest>('/o/:link/seen.gif', async (request, reply) => {
    if (!isBotRequest(request.headers))
      await withLinkedContact(request, async ({ db, scope, link: { propertyId }, contact: { contactId } }) => {
        if (!(await createMemberCheck(app.db, request)(scope.accountId)))
          await recordOfferView(db, scope, { contactId, propertyId })
      })
    return setPrivateHeaders(reply).type('image/gif').send(pixel)
  })

  await app.register(async (forms) => {
    acceptFormPosts(forms)
    const handle =
      (toAnswer: (fields: URLSearchParams) => OfferAnswer | undefined) =>
      async (
        request: FastifyRequest<ContactPageRequest & { Body: URLSearchParams | undefined }>,
        reply: FastifyReply,
      ) => {
        const { body: fields = new URLSearchParams(), params } = request
        const offerId = fields.get('offerId') ?? ''
        const answer = toAnswer(fields)
        const result = await withLinkedContact(request, async ({ db, scope, link: { propertyId }, contact }) =>
          answer ? answerOffer(db, scope, { propertyId, offerId, contact, answer }) : 'unchanged',
        )
        if (!result) return sendNotFoundPage(reply)
        const language = languages.find((known) => known === fields.get('lang'))
        const query = new URLSearchParams({
          offer: offerId.slice(0, 40),
          result,
          ...(language && { lang: language }),
        })
        const anchor = isId(offerId) ? `#offer-${offerId}` : ''
        return setPrivateHeaders(reply).redirect(`/o/${params.link}?${query}${anchor}`, 303)
      }
    forms.post(
      '/o/:link/accept',
      handle(() => ({ kind: 'ACCEPTED' })),
    )
    forms.post(
      '/o/:link/ask',
      handle((fields) => toQuestion(fields.get('question') ?? '')),
    )
  })

  app.get<ContactPageRequest>('/o/:link/unsubscribe', async (request, reply) => {
    const page = await withLinkedContact(request, (context) =>
      renderUnsubscribe(context, request, context.contact.isUnsubscribed),
    )
    return sendPrivatePage(reply, page)
  })

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    // The body is ignored: mail programs and our own form send different ones, and the URL says everything.
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_, _body, done) => done(null, undefined))
    forms.post<ContactPageRequest>('/o/:link/unsubscribe', async (request, reply) => {
      const page = await withLinkedContact(request, async (context) => {
        await unsubscribeByContact(context.db, context.scope, context.contact.contactId)
        return renderUnsubscribe(context, request, true)
      })
      return sendPrivatePage(reply, page)
    })
  })

  async function renderUnsubscribe(
    { db, scope, link, contact }: LinkContext,
    { params, query }: FastifyRequest<ContactPageRequest>,
    isUnsubscribed: boolean,
  ) {
    const { brand, address } = await getOffersPageData(db, scope, link.propertyId, '')
    const { getUrl: fileUrl } = await app.embedFiles()
    const language = toPageLanguage(query.lang, contact)
    const offersUrl = withLanguage(`/o/${params.link}`, query.lang)
    return renderUnsubscribePage({ brand, address, fileUrl, language, isUnsubscribed, offersUrl })
  }

  /** Undefined for a dead link, and on the host name of another agency. */
  async function withLinkedContact<T>(
    { params, hostAccountId }: FastifyRequest<ContactPageRequest>,
    work: (context: LinkContext) => Promise<T>,
  ): Promise<T | undefined> {
    return withContactLink(app.db, secret, params.link, async (db, scope, link) => {
      if (hostAccountId !== undefined && hostAccountId !== scope.accountId) return undefined
      const contact = await getLinkedContact(db, scope, link)
      return contact && work({ db, scope, link, contact })
    })
  }
}

/** Keeps the language that the contact chose on the page. */
function withLanguage(path: string, requested: string | undefined) {
  const language = languages.find((known) => known === requested)
  return language ? `${path}?lang=${language}` : path
}

/** The offers with the agent of the contact and what the contact can do. */
async function getContactOffers(
  { db, scope, link: { propertyId }, contact }: LinkContext,
  path: string,
  query: ContactPageRequest['Querystring'],
): Promise<OffersPageData> {
  const { contactId, agentId, firstName, language } = contact
  const data = await getOffersPageData(db, scope, propertyId, firstName)
  const agent = await getAnsweringAgent(db, scope, agentId, data.brand)
  const result = offerResults.find((known) => known === query.result)
  return {
    ...data,
    language: toPageLanguage(query.lang, { language }),
    agent,
    actions: {
      path,
      agentName: agent.name,
      acceptedIds: await listAcceptedOfferIds(db, scope, { contactId, propertyId }),
      answered: query.offer && result ? { offerId: query.offer, result } : undefined,
    },
  }
}

const offerResults = ['accepted', 'asked', 'expired', 'tooMany'] as const satisfies readonly OfferAnswerResult[]

const sendPrivatePage = (reply: FastifyReply, page: { html: string; style: string } | undefined) =>
  page ? sendPage(setPrivateHeaders(reply), page) : sendNotFoundPage(reply)

const setPrivateHeaders = (reply: FastifyReply) =>
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow')
