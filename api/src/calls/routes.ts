import { callEndpoints } from '@gable/shared/calls/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { logCall } from './log-call.ts'
import { removeCall } from './remove-call.ts'

export const callRoutes = async (app: FastifyInstance) =>
  serve(app, callEndpoints, {
    'POST /agent/calls': async ({ db, scope, body }) => ({ _id: await logCall(db, scope, body) }),
    'DELETE /agent/calls/:callId': async ({ db, scope, params }) => {
      await removeCall(db, scope, params.callId)
      return { _id: params.callId }
    },
  })
