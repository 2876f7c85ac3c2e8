import { createHash } from 'node:crypto'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Outbox } from './outbox.ts'
import { findLinks, outboxCss, renderEmailPage, renderFramedEmail, renderOutboxPage } from './outbox-page.ts'

/** The outbox as web pages. Its sign-in links let any reader sign in as anyone, so register it only for a demo without a mail server. */
export const outboxRoutes = (outbox: Outbox, imageOrigin: string) => async (app: FastifyInstance) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    reply.header('x-robots-tag', 'noindex, nofollow')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('x-content-type-options', 'nosniff')
  })

  app.get('/dev/outbox', async (_request, reply) =>
    reply
      .type(html)
      .header('content-security-policy', pagePolicy)
      .send(renderOutboxPage(await outbox.list())),
  )

  app.get('/dev/outbox.json', async () =>
    (await outbox.list()).map((email) => ({ ...email, links: findLinks(email.text) })),
  )

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async ({ params }, reply) =>
    reply
      .type(html)
      .header('content-security-policy', pagePolicy)
      .send(renderEmailPage(await getEmailOrThrow(outbox, params.id))),
  )

  app.get<{ Params: { id: string } }>('/dev/outbox/:id/letter.html', async ({ params }, reply) =>
    reply
      .type(html)
      .header('content-security-policy', createEmailPolicy(imageOrigin))
      .send(renderFramedEmail(await getEmailOrThrow(outbox, params.id))),
  )

  app.get<{ Params: { id: string } }>('/dev/outbox/:id/calendar.ics', async ({ params }, reply) => {
    const { calendar } = await getEmailOrThrow(outbox, params.id)
    const { method, fileName, content } = orNotFound(calendar, 'attachment')
    return reply
      .type(`text/calendar; charset=utf-8; method=${method}`)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(content)
  })
}

const getEmailOrThrow = async (outbox: Outbox, id: string) => orNotFound(await outbox.find(id), 'email')

const html = 'text/html; charset=utf-8'

const styleHash = `'sha256-${createHash('sha256').update(outboxCss).digest('base64')}'`
const pagePolicy = `default-src 'none'; style-src ${styleHash}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** An email may use inline styles and our own images: no scripts, no forms, and nothing from other servers. */
const createEmailPolicy = (imageOrigin: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${imageOrigin}; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`
