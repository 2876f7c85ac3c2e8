import { addressEndpoints } from '@gable/shared/addresses/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { getAccountSettings, updateAccountSettings } from '../account-settings/queries.ts'
import { toAddressBlock } from '../platform/address-block.ts'
import type { Log } from '../platform/observe/log.ts'
import { serve } from '../platform/serve.ts'
import type { Settings } from '../platform/settings.ts'
import { createVisitorLimit } from '../platform/visitor-limit.ts'
import { createSuggester } from './create-suggester.ts'
import { shareAddresses, withdrawAddresses } from './queries.ts'

export const addressRoutes = (settings: Settings, log: Log) => async (app: FastifyInstance) => {
  const suggester = createSuggester(settings, app.db, log)
  const consumeRequest = createVisitorLimit()
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  serve(app, addressEndpoints, {
    'GET /public/addresses': async ({ query, request, reply }) => {
      consumeRequest(toAddressBlock(request.ip))
      const suggestions = await suggester.suggest(query.q, closing.signal)
      reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=3600')
      return { suggestions }
    },
    'GET /agent/address-sharing': async ({ db, scope }) => ({
      suggestsAddresses: (await getAccountSettings(db, scope)).suggests_addresses,
    }),
    'PUT /agent/address-sharing': async ({ db, scope, body }) => {
      await updateAccountSettings(db, scope, { suggests_addresses: body.suggestsAddresses })
      await (body.suggestsAddresses ? shareAddresses(db) : withdrawAddresses(db))
      return body
    },
  })
}
