import { publicConversationEndpoints } from '@gable/shared/conversations/endpoints.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createLinkOpener } from '../contact-dashboard/link-opener.ts'
import { serve } from '../platform/serve.ts'
import { type ConversationOptions, createConversationService } from './conversation-service.ts'

export const publicConversationRoutes = (options: ConversationOptions) => async (app: FastifyInstance) => {
  const openLink = createLinkOpener(app)
  const service = createConversationService(app, options)
  serve(app, publicConversationEndpoints, {
    'POST /public/dashboards/:code/messages': async ({ request, body: { lang, ...message } }) => {
      const link = await openLink(request as FastifyRequest<{ Params: { code: string } }>)
      const { answer, isHandedOver } = await service.answer(request, link, { ...message, language: lang })
      return { answer, isHandedOver }
    },
  })
}
