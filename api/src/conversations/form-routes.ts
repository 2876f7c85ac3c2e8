import { formConversationEndpoints } from '@gable/shared/conversations/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { createFormConversationService, type FormConversationOptions } from './form-conversation-service.ts'

export const formConversationRoutes = (options: FormConversationOptions) => async (app: FastifyInstance) => {
  const service = createFormConversationService(app, options)
  serve(app, formConversationEndpoints, {
    'GET /public/assistants/:subjectId': ({ params, query, reply }) => {
      // Office hours decide whether it answers.
      reply.header('cache-control', 'no-store')
      return service.getFormAssistant(params.subjectId, query.lang)
    },
    'POST /public/assistants/:subjectId/messages': ({ request, params, body: { lang, details, ...message } }) =>
      service.answer(request, params.subjectId, { ...message, language: lang }, details),
  })
}
