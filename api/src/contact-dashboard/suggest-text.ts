import { suggestTextEndpoints } from '@gable/shared/contact-dashboard/endpoints.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { withAccount } from '../platform/database.ts'
import { serve } from '../platform/serve.ts'
import type { Settings } from '../platform/settings.ts'
import { getAgencyVoice } from './text-suggestions/agency-voice-queries.ts'
import { createTextWriter } from './text-suggestions/create-writer.ts'

type ModelSettings = Pick<Settings, 'AI_BASE_URL' | 'AI_MODEL' | 'AI_API_KEY'>

/** The write-with-AI helper of the dashboard editor. */
export const suggestTextRoutes = (settings: ModelSettings) => async (app: FastifyInstance) => {
  const writer = createTextWriter(settings)
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  serve(app, suggestTextEndpoints, {
    'POST /agent/contact-dashboard/suggest-text': async ({ db, scope, body, request }) => {
      const agency = await withAccount(db, scope, (db) => getAgencyVoice(db, scope))
      const text = await writer.write({ ...body, agency }, closing.signal).catch((error: unknown) => {
        request.log.warn({ err: error }, 'A text could not be suggested')
        throw new Problem('unavailable', 'No text could be suggested. Please try again.')
      })
      return { text }
    },
  })
}
