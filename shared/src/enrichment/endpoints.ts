import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Enrichment, EnrichmentRun, EnrichmentSettings, DataSource } from './enrichment.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'

export const enrichmentEndpoints = defineEndpoints({
  'GET /agent/enrichment': {
    allow,
    about: 'How much is known of the homes of the account, how old it is, and whether they are kept up to date.',
    reply: Enrichment,
  },
  'GET /agent/enrichment/runs': {
    allow,
    about: 'The last times the homes were gone over, the newest first. One may be under way.',
    reply: z.object({ data: z.array(EnrichmentRun) }),
  },
  'GET /agent/enrichment/sources': {
    allow,
    about: 'Who has delivered what about homes to this installation.',
    reply: z.object({ data: z.array(DataSource) }),
  },
  'PUT /agent/enrichment/settings': {
    allow,
    about: 'Whether homes are kept up to date by night, and after how many days one is looked up again.',
    body: EnrichmentSettings,
    reply: EnrichmentSettings,
  },
  'POST /agent/enrichment/runs': {
    allow,
    about: 'Looks up the homes nobody asked about for a day, the longest first. One run is under way at a time.',
    reply: EnrichmentRun,
  },
  'DELETE /agent/enrichment/runs/:runId': {
    allow,
    about: 'Ends a run that is under way. What was looked up stays.',
    params: z.object({ runId: Id }),
    reply: EnrichmentRun,
  },
})
