import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { renderDashboardPage } from '@gable/public-pages/dashboard/dashboard-page.tsx'
import { renderRequestPage } from '@gable/public-pages/dashboard/request-page.tsx'
import { maxMessageLength } from '@gable/shared/conversations/limits.ts'
import { newId } from '@gable/shared/ids.ts'
import { cleanText } from '@gable/shared/text/clean-text.ts'
import type { FastifyInstance } from 'fastify'
import { toPageLanguage } from '../contact-dashboard/load-dashboard.ts'
import { recordOwnerEvent } from '../contact-dashboard/owner-events.ts'
import { requestErasureByLink } from '../contact-dashboard/owner-requests.ts'
import { storePlainAnswer } from '../contact-dashboard/plain-answers.ts'
import { unsubscribeByContact } from '../contacts/unsubscribe.ts'
import { type ConversationOptions, createConversationService } from '../conversations/conversation-service.ts'
import { getPieceReference } from '../email-tracking/piece-reference.ts'
import { isBotRequest } from '../ingest/bot-requests.ts'
import { repository } from '../platform/repository.ts'
import { dashboardFormRoutes } from './dashboard-form-routes.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import {
  createOwnerPages,
  handleWrongLinks,
  type OwnerPageRequest,
  setPrivateHeaders,
  toFields,
} from './owner-page-sender.ts'
import { pixel } from './pixel.ts'
import { acceptFormPosts } from './plain-form-routes.ts'

/** `/d/<code>`: the page of one home, for its owner. It needs no sign-in and no script. */
export const dashboardPageRoutes = (options: ConversationOptions) => async (app: FastifyInstance) => {
  await app.register(dashboardFormRoutes(options))
  const { openLink, reader, send, sendDashboard } = createOwnerPages(app, options)
  const conversations = createConversationService(app, options)
  const countsMachines = options.settings.NODE_ENV === 'test'
  acceptFormPosts(app)
  handleWrongLinks(app)

  app.get<OwnerPageRequest>('/d/:code', (request, reply) =>
    sendDashboard(
      request,
      reply,
      async (open, page) => ({
        ...page,
        piece: getPieceReference(request.query),
        assistant: await conversations.getPublicAssistant(open, page.language),
      }),
      async (page) => {
        const { getUrl: fileUrl, readText } = await app.embedFiles()
        return renderDashboardPage({ page, css: await readText('dashboard-page.css'), fileUrl, countsMachines })
      },
    ),
  )

  // Owners without script count too. Mail scanners read pages without loading what noscript holds.
  app.get<OwnerPageRequest>('/d/:code/seen.gif', async (request, reply) => {
    if (!isBotRequest(request.headers)) {
      const link = await openLink(request)
      const event = { id: newId(), type: 'view', visitId: newId(), at: new Date().toISOString() } as const
      await reader.withOwner(link, (open) => recordOwnerEvent(open, event))
    }
    return setPrivateHeaders(reply).type('image/gif').send(pixel)
  })

  for (const answer of ['corrections', 'comparables'] as const)
    app.post<OwnerPageRequest>(`/d/:code/${answer}`, async (request, reply) => {
      const link = await openLink(request)
      const anchor = await reader.withOwner(link, (open) => storePlainAnswer(open, answer, toFields(request)))
      const lang = toFields(request).get('lang') ?? ''
      return setPrivateHeaders(reply).redirect(`/d/${link.code}?lang=${encodeURIComponent(lang)}#${anchor ?? ''}`, 303)
    })

  // Without script a message goes to the agent.
  app.post<OwnerPageRequest>('/d/:code/messages', async (request, reply) => {
    const link = await openLink(request)
    const fields = toFields(request)
    const text = cleanText(fields.get('text') ?? '').slice(0, maxMessageLength)
    const language = toPageLanguage(fields.get('lang') ?? undefined, { language: null })
    const message = { conversationId: newId(), text, asksForPerson: true, language }
    if (text) await conversations.answer(request, link, message)
    return setPrivateHeaders(reply).redirect(`/d/${link.code}?lang=${language}#assistant${text && '-sent'}`, 303)
  })

  // The form on the page leads to one that asks for confirmation.
  for (const kind of ['unsubscribe', 'erase'] as const)
    app.post<OwnerPageRequest>(`/d/:code/${kind}`, (request, reply) =>
      send(request, reply, async (open) => {
        const { db, scope, owner, propertyId, content, code } = open
        const { contactId, agentId } = owner
        const isDone = toFields(request).get('confirmed') === 'yes'
        if (isDone && kind === 'unsubscribe') await unsubscribeByContact(db, scope, contactId)
        if (isDone && kind === 'erase') await requestErasureByLink(db, scope, { contactId, propertyId, agentId })
        const { address } = (await reader.load(open, undefined)).home
        const { getUrl: fileUrl } = await app.embedFiles()
        const language = toPageLanguage(toFields(request).get('lang') ?? undefined, owner)
        return renderRequestPage({
          brand: content.brand,
          language,
          code,
          request: kind,
          isDone,
          fileUrl,
          address: address.fullAddress,
        })
      }),
    )

  app.get<{ Params: { name: string } }>('/steps/:name.svg', (request, reply) => {
    const { name } = request.params
    const file = join(repository, 'public-pages/src/dashboard/steps', `${name}.svg`)
    if (!/^[a-z]+$/.test(name) || !existsSync(file)) return sendNotFoundPage(reply)
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=604800').send(createReadStream(file))
  })
}
