import { addressEndpoints } from '@gable/shared/addresses/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../platform/observe/log.ts'
import { serve } from '../platform/serve.ts'
import type { Settings } from '../platform/settings.ts'
import { chooseSuggester } from './choose.ts'
import { limitVisitors } from './visitor-limit.ts'

export const addressRoutes = (settings: Settings, log: Log) => async (app: FastifyInstance) => {
  const suggester = chooseSuggester(settings, app.db, log)
  const limit = limitVisitors()
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  serve(app, addressEndpoints, {
    'GET /public/addresses': async ({ query, request, reply }) => {
      limit(request.ip)
      const suggestions = await suggester.suggest(query.q, closing.signal)
      reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=3600')
      return { suggestions }
    },
  })
}
