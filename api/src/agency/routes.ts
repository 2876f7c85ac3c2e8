import { agencyEndpoints } from '@gable/shared/agency/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { listTasks } from '../getting-started/tasks.ts'
import { getPlan } from '../plans/queries.ts'
import { type Caller, isPast } from '../platform/gate.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { getAgentCard, updateAgentCard } from './agent-card.ts'
import { getAgency, getAgencyDetails, getAgent, updateAgencyDetails } from './queries.ts'

export const agencyRoutes = async (app: FastifyInstance) =>
  serve(app, agencyEndpoints, {
    'GET /agent/start': async ({ db, scope, user }) => ({
      agent: await getAgent(db, scope),
      agency: await getAgency(db, scope),
      access: toAccess(scope, user),
      plan: await getPlan(db, scope),
      tasks: await listTasks(db, scope),
    }),
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

const toAccess = ({ role, permissions }: Scope, { twoFactorDue }: Caller) => ({
  role,
  permissions: [...permissions],
  twoFactor: twoFactorDue && { dueAt: twoFactorDue.toISOString(), isDue: isPast(twoFactorDue) },
})
