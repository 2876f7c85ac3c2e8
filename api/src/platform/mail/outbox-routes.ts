import { createHash } from 'node:crypto'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Outbox } from './outbox.ts'
import { findLinks, outboxCss, renderEmailPage, renderFramedEmail, renderOutboxPage } from './outbox-page.ts'

/** The outbox as web pages. Its sign-in links let any reader sign in as anyone, so register it only for a demo without a mail server. */
export const outboxRoutes = (outbox: Outbox) => async (app: FastifyInstance) => {
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
      .header('content-security-policy', emailPolicy)
      .send(renderFramedEmail(await getEmailOrThrow(outbox, params.id))),
  )
}

const getEmailOrThrow = async (outbox: Outbox, id: string) => orNotFound(await outbox.find(id), 'email')

const html = 'text/html; charset=utf-8'

const styleHash = `'sha256-${createHash('sha256').update(outboxCss).digest('base64')}'`
const pagePolicy = `default-src 'none'; style-src ${styleHash}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** An email may use inline styles only: no scripts, no remote images, no forms. */
const emailPolicy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`
