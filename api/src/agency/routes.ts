import { agencyEndpoints } from '@gable/shared/agency/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { serve } from '../platform/serve.ts'
import { getAgentCard, updateAgentCard } from './agent-card.ts'
import { getAgency, getAgencyDetails, getAgent, updateAgencyDetails } from './queries.ts'
import { toAccess } from './to-access.ts'

export const agencyRoutes = async (app: FastifyInstance) =>
  serve(app, agencyEndpoints, {
    'GET /agent/me': ({ db, scope }) => getAgent(db, scope),
    'GET /agent/card': ({ db, scope }) => getAgentCard(db, scope),
    'PUT /agent/card': ({ db, scope, body }) => updateAgentCard(db, scope, body),
    'GET /agent/agency': ({ db, scope }) => getAgency(db, scope),
    'GET /agent/agency/details': ({ db, scope }) => getAgencyDetails(db, scope),
    'PUT /agent/agency/details': async ({ db, scope, body }) => {
      await updateAgencyDetails(db, scope, body)
      await publishLiveEvent(db, scope, { kind: 'onboarding', agentId: scope.agentId })
      return getAgencyDetails(db, scope)
    },
    'GET /agent/permissions': ({ scope, user }) => toAccess(scope, user),
  })
