import { renderPreferencesPage } from '@gable/public-pages/email/preferences-page.tsx'
import { renderUnsubscribePage } from '@gable/public-pages/email/unsubscribe-page.tsx'
import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { emailTopics } from '@gable/shared/content/content-kind.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getBranding } from '../branding/queries.ts'
import { toPageLanguage } from '../contact-dashboard/load-dashboard.ts'
import { toPieceTarget } from '../email-tracking/message-id.ts'
import { toPreferencesKey } from '../email-tracking/piece-links.ts'
import { getSubscriber, type Subscriber } from '../email-tracking/piece-queries.ts'
import { toRequestFacts } from '../email-tracking/request-facts.ts'
import { resubscribe, saveTopics, unsubscribeFromAll } from '../email-tracking/subscriptions.ts'
import { waitUntilOpen } from '../platform/cells/wait-until-open.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { readLink } from '../platform/signed-link.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { setPrivateHeaders } from './owner-page-sender.ts'
import { sendPage } from './page-request.ts'
import { parseMultipart } from './parse-multipart.ts'

interface PreferenceRequest {
  Params: { token: string }
  Querystring: { lang?: string }
  Body: URLSearchParams | undefined
}

interface PreferenceContext {
  db: Db
  scope: AccountScope
  subscriber: Subscriber
}

/**
 * `/e/u/<token>` and `/e/p/<token>`: where a contact stops emails or chooses their topics, without sign-in and script.
 * Opening a page changes nothing, because scanners open every link. One press is enough (RFC 8058).
 */
export const emailPreferenceRoutes = (secret: Buffer) => async (app: FastifyInstance) => {
  acceptAnyForm(app)

  app.get<PreferenceRequest>('/e/u/:token', (request, reply) =>
    sendSubscriberPage(request, reply, async (context) =>
      renderUnsubscribePage({
        ...(await getPage(context, request)),
        state: context.subscriber.isUnsubscribed ? 'UNSUBSCRIBED' : 'ASKED',
      }),
    ),
  )

  app.post<PreferenceRequest>('/e/u/:token', async (request, reply) => {
    const { body = new URLSearchParams() } = request
    // Mail programs send this in the name of the person, and read only the status.
    if (body.get('List-Unsubscribe') === 'One-Click') {
      const isDone = await withSubscriber(request, async ({ db, scope, subscriber }) => {
        await unsubscribeFromAll(db, scope, subscriber)
        return true
      })
      return isDone ? setPrivateHeaders(reply).type('text/plain').send('Unsubscribed\n') : sendNotFoundPage(reply)
    }
    return sendSubscriberPage(request, reply, async (context) => {
      const { db, scope, subscriber } = context
      const action = getAction(request)
      if (action === 'unsubscribe') await unsubscribeFromAll(db, scope, subscriber)
      if (action === 'undo') await resubscribe(db, scope, subscriber)
      const isUnsubscribed = action === 'unsubscribe' || (action !== 'undo' && subscriber.isUnsubscribed)
      const state = action === 'undo' ? 'RESUBSCRIBED' : isUnsubscribed ? 'UNSUBSCRIBED' : 'ASKED'
      return renderUnsubscribePage({ ...(await getPage(context, request)), state })
    })
  })

  app.get<PreferenceRequest>('/e/p/:token', (request, reply) =>
    sendSubscriberPage(request, reply, async (context) => {
      const { isUnsubscribed, unsubscribedTopics } = context.subscriber
      return renderPreferencesPage({
        ...(await getPage(context, request)),
        isSaved: false,
        isUnsubscribed,
        unsubscribedTopics,
      })
    }),
  )

  app.post<PreferenceRequest>('/e/p/:token', (request, reply) =>
    sendSubscriberPage(request, reply, async (context) => {
      const { db, scope, subscriber } = context
      const action = getAction(request)
      let { isUnsubscribed, unsubscribedTopics } = subscriber
      if (action === 'unsubscribe') await unsubscribeFromAll(db, scope, subscriber)
      if (action === 'resubscribe') await resubscribe(db, scope, subscriber)
      if (action === 'save') {
        const chosen = request.body?.getAll('topic') ?? []
        const wanted = emailTopics.filter((topic) => chosen.includes(topic))
        unsubscribedTopics = await saveTopics(db, scope, subscriber, { wanted, all: emailTopics })
      }
      if (action) isUnsubscribed = action === 'unsubscribe'
      return renderPreferencesPage({
        ...(await getPage(context, request)),
        isSaved: action === 'save',
        isUnsubscribed,
        unsubscribedTopics,
      })
    }),
  )

  async function getPage(
    { db, scope, subscriber }: PreferenceContext,
    { params, query }: FastifyRequest<PreferenceRequest>,
  ) {
    const branding =
      (subscriber.brandingId && (await getBranding(db, scope, subscriber.brandingId))) ||
      (await getBranding(db, scope, null))
    invariant(branding, 'the account has no default branding')
    return {
      brand: toPublicBrand(branding),
      language: toPageLanguage(query.lang, subscriber),
      fileUrl: (await app.embedFiles()).getUrl,
      token: params.token,
    }
  }

  async function sendSubscriberPage(
    request: FastifyRequest<PreferenceRequest>,
    reply: FastifyReply,
    render: (context: PreferenceContext) => Promise<{ html: string; style: string }>,
  ) {
    const page = await withSubscriber(request, render)
    return page ? sendPage(setPrivateHeaders(reply), page) : sendNotFoundPage(reply)
  }

  /** Undefined for a forged token, on the host name of another agency, and once the contact was erased. */
  async function withSubscriber<T>(
    { method, params, hostAccountId }: FastifyRequest<PreferenceRequest>,
    work: (context: PreferenceContext) => Promise<T>,
  ): Promise<T | undefined> {
    const target = toPieceTarget(readLink(toPreferencesKey(secret), params.token))
    if (!target || (hostAccountId !== undefined && hostAccountId !== target.scope.accountId)) return undefined
    const { scope, pieceId } = target
    // Mail programs unsubscribe their users with one request, which must not be lost even if they do not wait for it.
    if (method === 'POST') await waitUntilOpen(app.db, scope.accountId, 30 * 60_000)
    return withAccount(app.db, scope, async (db) => {
      const subscriber = await getSubscriber(db, scope, pieceId)
      return subscriber && work({ db, scope, subscriber })
    })
  }
}

/** What the person pressed. Scanners press buttons too, and say who they are. */
function getAction({ method, headers, body }: FastifyRequest<PreferenceRequest>) {
  const { agent, proxy } = toRequestFacts(method, headers)
  if (proxy === 'SCANNER' || agent === 'bot' || agent === 'tool') return undefined
  return actions.find((action) => action === body?.get('action'))
}

const actions = ['unsubscribe', 'undo', 'save', 'resubscribe'] as const

/** Mail programs send forms in both encodings. Other bodies are read as empty. */
function acceptAnyForm(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_, body, done) =>
    done(null, parseMultipart(String(body))),
  )
}
