import { leadEndpoints } from '@gable/shared/leads/endpoints.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { listAgents } from './agent-queries.ts'
import { readBoard } from './board-queries.ts'
import { changeLead, createLead } from './change.ts'
import { markDone } from './done.ts'
import { findLeadDetail, tellLead } from './find-lead.ts'
import { moveLead } from './move.ts'
import { searchLeads } from './queries.ts'
import { snooze } from './snooze.ts'
import { readToday } from './today-queries.ts'
import { undo } from './undo.ts'

export const leadRoutes = async (app: FastifyInstance) =>
  serve(app, leadEndpoints, {
    'GET /agent/leads/field-config': async ({ db, scope }) => ({ ...leadFields, agents: await listAgents(db, scope) }),
    'GET /agent/leads/board': async ({ db, scope, query }) => ({ columns: await readBoard(db, scope, query) }),
    'GET /agent/leads/search': ({ db, scope, query }) => searchLeads(db, scope, query),
    'GET /agent/leads/today': ({ db, scope, query }) => readToday(db, scope, { mine: query.mine === true }),
    'POST /agent/leads': async ({ db, scope, body }) => tellLead(db, scope, await createLead(db, scope, body)),
    'GET /agent/leads/lead/:leadId': ({ db, scope, params }) => findLeadDetail(db, scope, params.leadId),
    'PATCH /agent/leads/lead/:leadId': async ({ db, scope, params, body }) => {
      await changeLead(db, scope, params.leadId, body)
      return tellLead(db, scope, params.leadId)
    },
    'POST /agent/leads/lead/:leadId/move': async ({ db, scope, params, body }) => {
      await moveLead(db, scope, params.leadId, body)
      return tellLead(db, scope, params.leadId)
    },
    'POST /agent/leads/lead/:leadId/done': async ({ db, scope, params }) => {
      await markDone(db, scope, params.leadId)
      return tellLead(db, scope, params.leadId)
    },
    'POST /agent/leads/lead/:leadId/snoozed': async ({ db, scope, params, body }) => {
      await snooze(db, scope, params.leadId, body.until)
      return tellLead(db, scope, params.leadId)
    },
    'POST /agent/leads/lead/:leadId/undone': async ({ db, scope, params }) => {
      await undo(db, scope, params.leadId)
      return tellLead(db, scope, params.leadId)
    },
  })
