import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { ContactSync, SyncPreviews, SyncSetup, UserDecisions, UserMappings } from './contact-sync.ts'
import { ReportRow, SyncRun, storedOutcomes } from './report.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ appId: Id })
const run = z.object({ appId: Id, runId: Id })

export const contactSyncEndpoints = defineEndpoints({
  'GET /agent/connected-apps/:appId/contact-sync': {
    allow,
    about: 'The contact sync of a connected CRM: its rules, its fields and how far it is.',
    params,
    reply: ContactSync,
  },
  'PUT /agent/connected-apps/:appId/contact-sync': {
    allow,
    about: 'Saves the rules and the fields of a contact sync. All contacts are compared again afterward.',
    params,
    body: SyncSetup,
    reply: ContactSync,
  },
  'POST /agent/connected-apps/:appId/contact-sync/catalog': {
    allow,
    about: 'Reads the users, stages and fields of the app again.',
    opensTransactions: true,
    params,
    reply: ContactSync,
  },
  'POST /agent/connected-apps/:appId/contact-sync/preview': {
    allow,
    readOnly: true,
    opensTransactions: true,
    about: 'What rules and fields would do with one real contact in each direction. Nothing is written.',
    params,
    body: SyncSetup,
    reply: SyncPreviews,
  },
  'POST /agent/connected-apps/:appId/contact-sync/started': {
    allow,
    about: 'Syncs now.',
    params,
    reply: ContactSync,
  },
  'POST /agent/connected-apps/:appId/contact-sync/paused': {
    allow,
    about: 'Pauses the sync. Changes wait until it is resumed.',
    params,
    reply: ContactSync,
  },
  'POST /agent/connected-apps/:appId/contact-sync/resumed': {
    allow,
    about: 'Resumes a paused sync.',
    params,
    reply: ContactSync,
  },
  'GET /agent/connected-apps/:appId/user-mapping': {
    allow,
    about: 'Which team member each user of the app is, unmapped ones first.',
    params,
    reply: UserMappings,
  },
  'PUT /agent/connected-apps/:appId/user-mapping': {
    allow,
    about: 'Saves which team member each user of the app is. All contacts are compared again afterward.',
    params,
    body: UserDecisions,
    reply: UserMappings,
  },
  'GET /agent/connected-apps/:appId/sync-runs': {
    allow,
    about: 'The latest runs of a sync, newest first.',
    params,
    reply: z.array(SyncRun),
  },
  'GET /agent/connected-apps/:appId/sync-runs/:runId/rows': {
    allow,
    about: 'What happened to each person in a run. People to whom nothing happened are only counted.',
    params: run,
    query: z.object({
      outcome: z.enum(storedOutcomes).optional(),
      search: z.string().trim().max(200).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({
      data: z.array(ReportRow),
      total: z.number(),
      /** Contacts of the whole run who failed and were not tried again. */
      failed: z.number(),
    }),
  },
  'POST /agent/connected-apps/:appId/sync-runs/:runId/retried': {
    allow,
    about: 'Tries failed and skipped people of a run again: the given rows, or all that failed.',
    params: run,
    body: z.object({ rowIds: z.array(Id).min(1).max(100).optional() }),
    reply: z.object({ retried: z.number() }),
  },
})
