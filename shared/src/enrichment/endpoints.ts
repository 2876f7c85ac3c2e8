import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { DataSource, Enrichment, EnrichmentRun, EnrichmentSettings } from './enrichment.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'

export const enrichmentEndpoints = defineEndpoints({
  'GET /agent/enrichment': {
    allow,
    about: 'How much data the account has on its properties, how old it is, and the update settings.',
    reply: Enrichment,
  },
  'GET /agent/enrichment/runs': {
    allow,
    about: 'The latest runs, newest first. One may be in progress.',
    reply: z.object({ data: z.array(EnrichmentRun) }),
  },
  'GET /agent/enrichment/sources': {
    allow,
    about: 'The property data that providers delivered to this installation.',
    reply: z.object({ data: z.array(DataSource) }),
  },
  'PUT /agent/enrichment/settings': {
    allow,
    about: 'Sets whether properties are updated at night, and after how many days each is looked up again.',
    body: EnrichmentSettings,
    reply: EnrichmentSettings,
  },
  'POST /agent/enrichment/runs': {
    allow,
    about:
      'Starts a run over the properties whose last lookup is over a day old, oldest first. Only one run is in progress at a time.',
    reply: EnrichmentRun,
  },
  'DELETE /agent/enrichment/runs/:runId': {
    allow,
    about: 'Stops a run in progress. Data that was already looked up is kept.',
    params: z.object({ runId: Id }),
    reply: EnrichmentRun,
  },
})
