import { createHash } from 'node:crypto'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Outbox } from './outbox.ts'
import { framedLetter, letterPage, linksIn, outboxPage, style } from './outbox-page.ts'

/** The outbox as pages, for a demo without a mail service. Whoever sees it can sign in as anybody: mount it for no other. */
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
      .send(outboxPage(await outbox.list())),
  )

  app.get('/dev/outbox.json', async () =>
    (await outbox.list()).map((letter) => ({ ...letter, links: linksIn(letter.text) })),
  )

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async ({ params }, reply) =>
    reply
      .type(html)
      .header('content-security-policy', pagePolicy)
      .send(letterPage(await find(outbox, params.id))),
  )

  app.get<{ Params: { id: string } }>('/dev/outbox/:id/letter.html', async ({ params }, reply) =>
    reply
      .type(html)
      .header('content-security-policy', letterPolicy)
      .send(framedLetter(await find(outbox, params.id))),
  )
}

async function find(outbox: Outbox, id: string) {
  const letter = await outbox.find(id)
  if (!letter) throw new Problem('not_found', 'There is no such letter')
  return letter
}

const html = 'text/html; charset=utf-8'

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
const pagePolicy = `default-src 'none'; style-src ${styleHash}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A letter brings its own styles and nothing else: no script, no picture from anywhere, no form. */
const letterPolicy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`
