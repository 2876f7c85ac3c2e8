import { createHash } from 'node:crypto'
import { landingPage } from '@gable/public-pages/landing/landing-page.tsx'
import { isId } from '@gable/shared/ids.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openAccountCodes } from '../account-tracking/public-code.ts'
import { openShownMemory } from '../assets/shown-memory.ts'
import { findPageCode } from '../landing-pages/page-code.ts'
import { showPage } from '../landing-pages/show.ts'
import { inAccount } from '../platform/database.ts'
import { type Coded, codedOf } from './coded.ts'
import { sendGone } from './gone-routes.ts'
import { pagePolicy } from './page-policy.ts'
import { languageOf } from './page-request.ts'
import { sendCoded } from './send-coded.ts'
import { sendForeignCode } from './send-foreign-code.ts'

interface Pages {
  countsMachines: boolean
}

interface Asked {
  Params: { pageId: string; purlId?: string }
  Querystring: { lang?: string }
}

interface Sent extends Coded {
  policy: string
  /** The path it is found under. */
  path: string
}

/** `/lp/<page>` of an account and `/p/<agent>/<page>` of one of its people: drawn once, and sent from memory. */
export const landingPageRoutes =
  ({ countsMachines }: Pages) =>
  async (app: FastifyInstance) => {
    const memory = openShownMemory<Sent>()
    app.subjects.onShownAnew(memory.forget)
    const accountCodeOf = openAccountCodes(app)

    app.get<Asked>('/lp/:pageId', answer)
    app.get<Asked>('/p/:purlId/:pageId', answer)

    app.get<Asked>('/lp/:pageId/tracking', async ({ params }, reply) => sendCode(reply, params.pageId, 'trackingCode'))
    app.get<Asked>('/lp/:pageId/tracking/account', async ({ params: { pageId } }, reply) =>
      sendForeignCode(reply, isId(pageId) ? await accountCodeOf(pageId) : '', 'no-cache'),
    )
    app.get<Asked>('/lp/:pageId/video', async ({ params }, reply) => sendCode(reply, params.pageId, 'videoEmbedCode'))

    async function answer(request: FastifyRequest<Asked>, reply: FastifyReply) {
      const { params, query } = request
      const pageId = params.pageId.toLowerCase()
      const language = languageOf(query)
      const key = `${pageId} ${language}`
      const sent = await (memory.recall(key) ?? ask(pageId, language))
      const path = params.purlId === undefined ? `/lp/${pageId}` : `/p/${params.purlId.toLowerCase()}/${pageId}`
      if (!sent || sent.path !== path) return sendGone(reply)
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', cached)
        .header('content-security-policy', sent.policy)
      return sendCoded(request, reply, sent.codings, sent.content)
    }

    async function ask(pageId: string, language: Language) {
      const subject = isId(pageId) ? await app.subjects.find(pageId) : undefined
      if (subject?.kind !== 'landing-page') return undefined
      const draw = async () => {
        const { addressOf, textOf } = await app.embedFiles()
        const origin = await app.hosts.originOf(subject.scope.accountId)
        const page = await inAccount(app.db, subject.scope, (db) => showPage(db, subject, { language, origin }))
        if (!page) return undefined
        const sheet = await textOf('landing-page.css')
        const { html, style } = landingPage({ page, sheet, address: addressOf, countsMachines })
        return {
          ...(await codedOf(html)),
          policy: pagePolicy({
            styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}`,
            framesOthers: html.includes('class="video"'),
          }),
          path: new URL(page.url).pathname,
        }
      }
      const key = `${pageId} ${language}`
      return memory.recall(key) ?? memory.remember(key, subject.scope.accountId, draw())
    }

    async function sendCode(reply: FastifyReply, pageId: string, part: 'trackingCode' | 'videoEmbedCode') {
      return sendForeignCode(reply, isId(pageId) ? await findPageCode(app, pageId, part) : '')
    }
  }

/** A browser always asks, since a page may be taken away; shared caches may keep it for a minute. */
const cached = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
