import { leadEndpoints } from '@gable/shared/leads/endpoints.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import type { FastifyInstance } from 'fastify'
import { listCampaigns } from '../contacts/filter-queries.ts'
import { serve } from '../platform/serve.ts'
import { listAgents } from './agent-queries.ts'
import { getBoard } from './board-queries.ts'
import { changeLeads, undoLeadsChange } from './bulk.ts'
import { getLeadDetail, publishLead } from './get-lead.ts'
import { markLeadDone } from './mark-done.ts'
import { moveLead } from './move.ts'
import { setNextStep } from './next-step.ts'
import { searchLeads } from './queries.ts'
import { snoozeLead } from './snooze.ts'
import { getToday } from './today-queries.ts'
import { undoLeadChange } from './undo.ts'
import { changeLead, createLead } from './write-lead.ts'

export const leadRoutes = async (app: FastifyInstance) =>
  serve(app, leadEndpoints, {
    'GET /agent/leads/field-config': async ({ db, scope }) => ({
      ...leadFields,
      campaigns: await listCampaigns(db, scope),
      agents: await listAgents(db, scope),
    }),
    'GET /agent/leads/board': async ({ db, scope, query }) => ({ columns: await getBoard(db, scope, query) }),
    'GET /agent/leads/search': ({ db, scope, query }) => searchLeads(db, scope, query),
    'GET /agent/leads/today': ({ db, scope, query }) => getToday(db, scope, { mine: query.mine === true }),
    'POST /agent/leads': async ({ db, scope, body }) => publishLead(db, scope, await createLead(db, scope, body)),
    'POST /agent/leads/bulk': ({ db, scope, body }) => changeLeads(db, scope, body),
    'POST /agent/leads/bulk/undone': ({ db, scope, body }) => undoLeadsChange(db, scope, body),
    'GET /agent/leads/lead/:leadId': ({ db, scope, params }) => getLeadDetail(db, scope, params.leadId),
    'PATCH /agent/leads/lead/:leadId': async ({ db, scope, params, body }) => {
      await changeLead(db, scope, params.leadId, body)
      return publishLead(db, scope, params.leadId)
    },
    'POST /agent/leads/lead/:leadId/move': async ({ db, scope, params, body }) => {
      await moveLead(db, scope, params.leadId, body)
      return publishLead(db, scope, params.leadId)
    },
    'POST /agent/leads/lead/:leadId/done': async ({ db, scope, params }) => {
      await markLeadDone(db, scope, params.leadId)
      return publishLead(db, scope, params.leadId)
    },
    'POST /agent/leads/lead/:leadId/snoozed': async ({ db, scope, params, body }) => {
      await snoozeLead(db, scope, params.leadId, body.until)
      return publishLead(db, scope, params.leadId)
    },
    'POST /agent/leads/lead/:leadId/next-step': async ({ db, scope, params, body }) => {
      await setNextStep(db, scope, params.leadId, body)
      return publishLead(db, scope, params.leadId)
    },
    'POST /agent/leads/lead/:leadId/undone': async ({ db, scope, params, query }) => {
      await undoLeadChange(db, scope, params.leadId, query.change)
      return publishLead(db, scope, params.leadId)
    },
  })
