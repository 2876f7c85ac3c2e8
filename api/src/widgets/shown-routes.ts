import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { FastifyInstance } from 'fastify'
import { openShownMemory } from '../assets/shown-memory.ts'
import { languageOf } from '../pages/page-request.ts'
import { inAccount } from '../platform/database.ts'
import { namesTag } from '../platform/media/stored-media-routes.ts'
import { type Showing, type Shown, show } from './show.ts'

interface Asked {
  Params: { widgetId: string }
  Querystring: { lang?: string }
}

/** Every visitor of every website that shows a widget comes here first: it is answered from memory. */
export const shownWidgetRoutes = (showing: Showing) => async (app: FastifyInstance) => {
  const memory = openShownMemory<Shown>()
  app.subjects.onShownAnew(memory.forget)

  const config = { endpoint: 'GET /public/widgets/:widgetId', quiet: true } as const
  app.get<Asked>('/public/widgets/:widgetId', { config }, async (request, reply) => {
    const widgetId = request.params.widgetId.toLowerCase()
    const language = languageOf(request.query)
    const shown = await (memory.recall(keyOf(widgetId, language)) ?? ask(widgetId, language))
    if (!shown) throw noSuchWidget()
    reply.header('cache-control', shown.status === 200 ? fresh : briefly).header('etag', shown.etag)
    if (namesTag(request.headers['if-none-match'], shown.etag)) return reply.code(304).send()
    return reply.code(shown.status).type('application/json; charset=utf-8').send(shown.body)
  })

  async function ask(widgetId: string, language: Language) {
    const subject = isId(widgetId) ? await app.subjects.find(widgetId) : undefined
    if (subject?.kind !== 'widget') return undefined
    const key = keyOf(widgetId, language)
    const read = () => inAccount(app.db, subject.scope, (db) => show(db, subject, language, showing))
    return memory.recall(key) ?? memory.remember(key, subject.scope.accountId, read())
  }
}

const keyOf = (widgetId: string, language: Language) => `${widgetId} ${language}`

const noSuchWidget = () => new Problem('not_found', 'There is no such widget')

/** Once a minute a browser asks whether there is news; while it does, and when we are away, it shows what it has. */
const fresh = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'
/** What was archived may be back any minute. */
const briefly = 'public, max-age=60'
