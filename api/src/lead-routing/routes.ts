import { leadRoutingEndpoints } from '@gable/shared/lead-routing/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import {
  createRoutingRule,
  deleteRoutingRule,
  getFilterConfig,
  getRoutingRule,
  listRoutingRules,
  orderRoutingRules,
  updateRoutingRule,
} from './rules.ts'
import { testRouting } from './test-routing.ts'

export const leadRoutingRoutes = async (app: FastifyInstance) =>
  serve(app, leadRoutingEndpoints, {
    'GET /agent/lead-routing/filter-config': ({ db, scope }) => getFilterConfig(db, scope),
    'GET /agent/lead-routing/rules': ({ db, scope }) => listRoutingRules(db, scope),
    'POST /agent/lead-routing/rules': ({ db, scope, body }) => createRoutingRule(db, scope, body),
    'GET /agent/lead-routing/rules/:ruleId': ({ db, scope, params }) => getRoutingRule(db, scope, params.ruleId),
    'PATCH /agent/lead-routing/rules/:ruleId': ({ db, scope, params, body }) =>
      updateRoutingRule(db, scope, params.ruleId, body),
    'DELETE /agent/lead-routing/rules/:ruleId': ({ db, scope, params }) => deleteRoutingRule(db, scope, params.ruleId),
    'PUT /agent/lead-routing/order': ({ db, scope, body }) => orderRoutingRules(db, scope, body.ruleIds),
    'POST /agent/lead-routing/test': ({ db, scope, body }) => testRouting(db, scope, body),
  })
