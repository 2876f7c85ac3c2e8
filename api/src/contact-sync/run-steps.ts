import type { CrmCatalog } from '@gable/shared/contact-sync/catalog.ts'
import { checkMissingPeople, pullInbox } from './check-missing.ts'
import { type Crm, CrmError } from './crm.ts'
import { pullItems } from './pull-items.ts'
import { pullNextNotes } from './pull-notes.ts'
import { pullNextPage } from './pull-people.ts'
import { pullNextTasks } from './pull-tasks.ts'
import { pushNextBatch } from './push-changes.ts'
import { pushNextNotes } from './push-notes.ts'
import { pushNextTasks } from './push-tasks.ts'
import { queueContacts, queueTasks } from './queue-queries.ts'
import type { RunRow } from './run-queries.ts'
import { getSyncState, setCatalog } from './state-queries.ts'
import { recordProgress, type SyncWorker } from './worker.ts'

/** What a run does, in this order. A step returns whether it has to be taken again. */
const steps = {
  CATALOG: readCatalog,
  PEOPLE: async ({ worker, crm, run }) => pullNextPage(worker, crm, run, await getWatermark(worker)),
  INBOX: ({ worker, crm, run }) => pullInbox(worker, crm, run),
  MISSING: async ({ worker, crm, run }) => {
    if (run.kind === 'INCREMENTAL' && run.cursor.watermark !== undefined) await checkMissingPeople(worker, crm, run)
    return false
  },
  NOTES: ({ worker, crm, run }) => pullNextNotes(worker, crm, run),
  TASKS: ({ worker, crm, run }) => pullNextTasks(worker, crm, run),
  ITEMS: ({ worker, crm }) => pullItems(worker, crm),
  QUEUE: queueEverybody,
  PUSH: ({ worker, crm, run }) => pushNextBatch(worker, crm, run),
  PUSH_NOTES: ({ worker, crm }) => pushNextNotes(worker, crm),
  PUSH_TASKS: ({ worker, crm }) => pushNextTasks(worker, crm),
} satisfies Record<string, (options: StepOptions) => Promise<boolean>>

type Phase = keyof typeof steps

interface StepOptions {
  worker: SyncWorker
  crm: Crm
  run: RunRow
  /** Where the app reports changes, if it can. */
  webhookUrl: string | undefined
}

const phases = Object.keys(steps) as Phase[]

/** Takes one step of a run, and commits where it continues. Returns false when the run is done. */
export async function takeStep(options: StepOptions): Promise<boolean> {
  const { worker, run } = options
  const phase = phases.find((phase) => phase === run.phase) ?? 'CATALOG'
  if (await steps[phase](options)) return true
  const next = phases[phases.indexOf(phase) + 1]
  if (!next) return false
  const { watermark } = run.cursor
  run.phase = next
  run.cursor = { ...(watermark !== undefined && { watermark }) }
  await worker.run((db, scope) => recordProgress(db, scope, run, { phase: next, cursor: run.cursor }))
  return true
}

/** Reads what the app offers, and the newest change that it knows, by its own clock. */
async function readCatalog({ worker, crm, run, webhookUrl }: StepOptions): Promise<boolean> {
  const catalog = await crm.getCatalog()
  const { people } = await crm.listPeople({ sort: 'updated', next: undefined, limit: 10 })
  if (webhookUrl) await ensureWebhooks(crm, webhookUrl)
  const newest = Math.max(0, ...people.map(({ updatedAt }) => updatedAt.getTime()))
  run.cursor = { ...run.cursor, watermark: new Date(newest).toISOString() }
  await worker.run(async (db, scope) => {
    const before = (await getSyncState(db, scope, worker.appId))?.catalog
    await setCatalog(db, scope, worker.appId, addTags({ tags: [], ...before, ...catalog }, people))
    await recordProgress(db, scope, run, { cursor: run.cursor })
  })
  return false
}

const tagMaximum = 500

const addTags = (catalog: CrmCatalog, people: readonly { tags: string[] }[]): CrmCatalog => ({
  ...catalog,
  tags: [...new Set([...catalog.tags, ...people.flatMap(({ tags }) => tags)])].slice(0, tagMaximum).sort(),
})

/** Only the owner of the account at the app may register them. Without them, changes are read every few minutes. */
async function ensureWebhooks(crm: Crm, url: string) {
  try {
    await crm.ensureWebhooks(url)
  } catch (error) {
    if (!(error instanceof CrmError) || !(error.kind === 'REJECTED' || error.status === 403)) throw error
  }
}

const getWatermark = (worker: SyncWorker) =>
  worker.run(async (db, scope) => (await getSyncState(db, scope, worker.appId))?.watermark ?? null)

/** After everyone has come in, contacts that the app does not have are sent. */
async function queueEverybody({ worker, crm, run }: StepOptions): Promise<boolean> {
  if (run.kind !== 'FIRST') return false
  return worker.run(async (db, scope) => {
    const { rules } = await worker.getContext(db, scope, crm)
    if (rules.direction === 'FROM_APP') return false
    const lastContactId = await queueContacts(db, scope, worker.appId, {
      after: run.cursor.lastContactId,
      tags: rules.outgoingTags,
      limit: 2000,
    })
    if (lastContactId === undefined) await queueTasks(db, scope, worker.appId)
    run.cursor = { ...run.cursor, ...(lastContactId !== undefined && { lastContactId }) }
    await recordProgress(db, scope, run, { cursor: run.cursor })
    return lastContactId !== undefined
  })
}
