import { SyncRules } from '@gable/shared/connected-apps/sync-rules.ts'
import type { FieldMapping } from '@gable/shared/contact-sync/contact-sync.ts'
import { sql } from 'kysely'
import type { Job } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observe/log.ts'
import type { Settings } from '../platform/settings.ts'
import { createTasks } from '../tasks.ts'
import { connectFollowUpBoss } from './contact-sync-setup.ts'
import { createAgencyWithContacts } from './contacts.ts'
import type { FollowUpBossServer } from './follow-up-boss/state.ts'
import type { World } from './world.ts'

export const testSystemKey = '560270f7914b5b4a560270f7914b5b4a'

/** An agency that is connected with a Follow Up Boss server, and helpers for its sync. */
export async function createSyncedAgency(
  world: World,
  server: FollowUpBossServer,
  rules: Partial<SyncRules> = {},
  mappings: FieldMapping[] = [],
) {
  const contacts = await createAgencyWithContacts(world)
  const { agency } = contacts
  const admin = await world.factory.createAgent(agency)
  const appId = await connectFollowUpBoss(world, { accountId: agency.accountId, agentId: admin.agentId })
  const params = { appId }
  const settings: Settings = { ...world.settings, FOLLOW_UP_BOSS_URL: server.origin }
  const setUp = (rules: Partial<SyncRules> = {}, mappings: FieldMapping[] = []) =>
    admin.call('PUT /agent/connected-apps/:appId/contact-sync', {
      params,
      body: { rules: SyncRules.parse(rules), mappings },
    })
  await setUp(rules, mappings)

  /** Runs the sync until nothing is left, as a worker does. */
  async function sync({ isRequested = true }: { isRequested?: boolean } = {}) {
    if (isRequested)
      await admin.call('POST /agent/connected-apps/:appId/contact-sync/started', { params }).catch(() => undefined)
    await runSyncJob(world, settings, { accountId: agency.accountId, appId })
    return getSync()
  }
  const getSync = () => admin.call('GET /agent/connected-apps/:appId/contact-sync', { params })
  const listRuns = () => admin.call('GET /agent/connected-apps/:appId/sync-runs', { params })
  async function listRows(query: object = {}) {
    const [run] = await listRuns()
    if (!run) return []
    const rows = await admin.call('GET /agent/connected-apps/:appId/sync-runs/:runId/rows', {
      params: { appId, runId: run._id },
      query: { pageSize: 100, ...query },
    })
    return rows.data
  }
  async function getContact(name: string) {
    const { data } = await admin.call('GET /agent/contacts/search', { query: { search: name } })
    const [row] = data
    if (!row) throw new Error(`no contact ${name}`)
    return admin.call('GET /agent/contacts/:contactId', { params: { contactId: row._id } })
  }
  return { ...contacts, admin, appId, params, settings, setUp, sync, getSync, listRuns, listRows, getContact }
}

/** Runs the job of one app. */
export async function runSyncJob(
  { owner, secret, product }: World,
  settings: Settings,
  payload: Job<'run-contact-sync'>['payload'],
  signal = new AbortController().signal,
) {
  const tasks = createTasks(settings, { owner, secret }, { send: async () => {}, close: () => {} })
  await tasks['run-contact-sync']({ payload, db: product.db, log: createLog({ LOG_LEVEL: 'silent' }), signal })
}

/** When the job of an app waits to run. */
export async function getJobTime({ owner }: World, appId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker._private_jobs
    where key like ${`contact-sync/${appId}/%`}`.execute(owner.db)
  return rows[0]?.run_at
}
