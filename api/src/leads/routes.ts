import { Problem } from '@gable/shared/http/problem.ts'
import { leadEndpoints } from '@gable/shared/leads/endpoints.ts'
import { leadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { readBoard } from './board-queries.ts'
import { changeLead, createLead } from './change.ts'
import { moveLead } from './move.ts'
import { findLead, searchLeads } from './queries.ts'
import { listToday } from './today-queries.ts'

export const leadRoutes = async (app: FastifyInstance) =>
  serve(app, leadEndpoints, {
    'GET /agent/leads/field-config': () => leadFieldConfig,
    'GET /agent/leads/board': async ({ db, scope, query }) => ({ columns: await readBoard(db, scope, query) }),
    'GET /agent/leads/search': ({ db, scope, query }) => searchLeads(db, scope, query),
    'GET /agent/leads/today': async ({ db, scope, query }) => ({
      data: await listToday(db, scope, { mine: query.mine === true }),
    }),
    'POST /agent/leads': async ({ db, scope, body }) => told(db, scope, await createLead(db, scope, body)),
    'GET /agent/leads/lead/:leadId': ({ db, scope, params }) => knownLead(db, scope, params.leadId),
    'PATCH /agent/leads/lead/:leadId': async ({ db, scope, params, body }) => {
      await changeLead(db, scope, params.leadId, body)
      return told(db, scope, params.leadId)
    },
    'POST /agent/leads/lead/:leadId/move': async ({ db, scope, params, body }) => {
      await moveLead(db, scope, params.leadId, body)
      return told(db, scope, params.leadId)
    },
  })

async function knownLead(db: Db, scope: Scope, id: string) {
  const lead = await findLead(db, scope, id)
  if (!lead) throw new Problem('not_found', 'There is no such lead')
  return lead
}

/** The lead as it is now, of which every open console hears. */
async function told(db: Db, scope: Scope, id: string) {
  const lead = await knownLead(db, scope, id)
  await notify(db, scope, { kind: 'leads', id: lead._id })
  return lead
}
