import { conversationEndpoints } from '@gable/shared/conversations/endpoints.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { listAssistants, saveAssistant } from '../assistants/assistant-queries.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { serve } from '../platform/serve.ts'
import { getConversationOrThrow, listConversations } from './conversation-queries.ts'
import { type ModelSettings, toModel } from './create-responder.ts'

export const conversationRoutes = (settings: ModelSettings) => async (app: FastifyInstance) =>
  serve(app, conversationEndpoints, {
    'GET /agent/assistants': async ({ db, scope }) => ({
      data: await listAssistants(db, scope),
      hasModel: toModel(settings) !== undefined,
    }),
    'PUT /agent/assistants/:place': async ({ db, scope, params: { place }, body }) => {
      await saveAssistant(db, scope, place, body)
      await publishLiveEvent(db, scope, { kind: 'conversations' })
      return orNotFound(
        (await listAssistants(db, scope)).find((assistant) => assistant.place === place),
        'assistant',
      )
    },
    'GET /agent/conversations': ({ db, scope, query }) => listConversations(db, scope, query),
    'GET /agent/conversations/:conversationId': ({ db, scope, params }) =>
      getConversationOrThrow(db, scope, params.conversationId),
  })
