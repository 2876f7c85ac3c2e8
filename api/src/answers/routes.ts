import { answerEndpoints } from '@gable/shared/answers/endpoints.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { getPublicAgent } from '../agency/agent-card-queries.ts'
import { getBrandingOrThrow } from '../branding/save-branding.ts'
import { getSignature } from '../branding/signature.ts'
import { verifyLogos } from '../branding/verify-logos.ts'
import { serve } from '../platform/serve.ts'
import { type AnswerOptions, readAnswer } from './read-answer.ts'
import { renderSampleAnswer } from './sample-answer.ts'

export const answerRoutes =
  ({ secret, origin }: Pick<AnswerOptions, 'secret' | 'origin'>) =>
  async (app: FastifyInstance) =>
    serve(app, answerEndpoints, {
      'GET /public/answers/:answerToken': async ({ params, query, request, reply }) => {
        const options = { db: app.db, secret, origin, accountId: request.hostAccountId }
        const answer = await readAnswer(options, params.answerToken, query.lang)
        if (!answer) throw new Problem('not_found', 'This answer is no longer available.')
        reply.header('cache-control', 'private, no-store')
        return answer
      },
      'POST /agent/branding/:brandingId/mail-preview': async ({ db, scope, params, body }) => {
        const { name } = await getBrandingOrThrow(db, scope, params.brandingId)
        const style = await verifyLogos(db, scope, body.style)
        const signature = body.signature ?? (await getSignature(db, scope, params.brandingId)).document
        const agent = await getPublicAgent(db, scope, scope.agentId)
        return { html: renderSampleAnswer({ branding: { ...body, name, style }, signature, agent }).html }
      },
    })
