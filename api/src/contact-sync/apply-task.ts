import { isClosed } from '@gable/shared/leads/stages.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import type { SyncedTask } from '../database/schema/contact-sync.ts'
import { lockLeadOrThrow } from '../leads/move-queries.ts'
import { setNextStep } from '../leads/next-step.ts'
import { updateLeadFields } from '../leads/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Crm, CrmTask } from './crm.ts'
import { listLinksOfPeople } from './link-queries.ts'
import { hasEntry } from './queue-queries.ts'
import { markAsSyncing } from './state-queries.ts'
import { deleteTaskLink, getLeadWithoutNextStep, getTaskLink, saveTaskLink } from './task-queries.ts'
import type { SyncWorker } from './worker.ts'

/**
 * A task of the app is the next action of a lead. A new one fills that of the newest open lead that has none; further
 * ones stay in the app. Undefined means that the task is gone.
 */
export async function applyRemoteTask(
  db: Db,
  scope: AccountScope,
  worker: SyncWorker,
  crm: Pick<Crm, 'title' | 'clockSkew'>,
  remoteId: string,
  task: CrmTask | undefined,
) {
  const { rules } = await worker.getContext(db, scope, crm)
  if (rules.direction === 'TO_APP') return
  const link = await getTaskLink(db, scope, worker.appId, remoteId)
  if (!link) return task && adoptTask(db, scope, worker, task)
  const { leadId, agreed } = link
  // A change made here is waiting to be sent, and is compared first.
  if (await hasEntry(db, scope, worker.appId, 'TASK', leadId)) return
  const remote = toSyncedTask(task)
  if (remote && isSame(remote, agreed)) return
  await markAsSyncing(db, worker.appId)
  const lead = await lockLeadOrThrow(db, scope, leadId)
  if (isClosed(lead.stage)) return deleteTaskLink(db, scope, worker.appId, leadId)
  if (remote) {
    await setNextStep(db, scope, leadId, remote)
    await saveTaskLink(db, scope, worker.appId, { leadId, remoteId, agreed: remote })
  } else {
    await updateLeadFields(db, scope, leadId, { nextAction: null, nextActionAt: null })
    await deleteTaskLink(db, scope, worker.appId, leadId)
    if (task?.isCompleted)
      await recordActivity(db, scope, lead, {
        eventGroup: 'LEAD',
        kind: 'DONE',
        detail: { leadId, action: agreed.action },
      })
  }
  await publishLiveEvent(db, scope, { kind: 'leads', id: leadId })
}

async function adoptTask(db: Db, scope: AccountScope, worker: SyncWorker, task: CrmTask) {
  const agreed = toSyncedTask(task)
  if (!agreed) return
  const person = (await listLinksOfPeople(db, scope, worker.appId, [task.personId])).get(task.personId)
  const lead = person && (await getLeadWithoutNextStep(db, scope, person.contactId))
  if (!lead) return
  const { nextAction, stage } = await lockLeadOrThrow(db, scope, lead.id)
  if (nextAction !== null || isClosed(stage)) return
  await markAsSyncing(db, worker.appId)
  await setNextStep(db, scope, lead.id, agreed)
  await saveTaskLink(db, scope, worker.appId, { leadId: lead.id, remoteId: String(task.id), agreed })
  await publishLiveEvent(db, scope, { kind: 'leads', id: lead.id })
}

/** Undefined for a task that is done or has no day: a next action has one. */
export const toSyncedTask = (task: CrmTask | undefined): SyncedTask | undefined =>
  task?.at && !task.isCompleted ? { action: task.action, at: task.at.toISOString() } : undefined

export const isSame = (a: SyncedTask, b: SyncedTask): boolean => a.action === b.action && isDueAtSameTime(a, b)

/** The app knows seconds only. */
export const isDueAtSameTime = (a: SyncedTask, b: SyncedTask): boolean =>
  Math.abs(Date.parse(a.at) - Date.parse(b.at)) < 1000
