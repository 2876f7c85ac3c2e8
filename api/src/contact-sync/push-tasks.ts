import { isClosed } from '@gable/shared/leads/stages.ts'
import type { SyncedTask } from '../database/schema/contact-sync.ts'
import { applyRemoteTask, isDueAtSameTime, isSame, toSyncedTask } from './apply-task.ts'
import { type Crm, CrmError, type CrmTask } from './crm.ts'
import { listLinksOfContacts } from './link-queries.ts'
import { deleteEntries, listDueEntries, markAttempt, type OutboxEntry } from './queue-queries.ts'
import { deleteTaskLink, getLeadStep, getTaskLinkOfLead, saveTaskLink } from './task-queries.ts'
import type { SyncWorker } from './worker.ts'

const batchSize = 20

/** Sends the next actions of leads that changed. Returns whether there may be more. */
export async function pushNextTasks(worker: SyncWorker, crm: Crm): Promise<boolean> {
  const entries = await worker.run((db, scope) => listDueEntries(db, scope, worker.appId, 'TASK', batchSize))
  for (const entry of entries) {
    try {
      await pushTask(worker, crm, entry)
    } catch (error) {
      // The person or the task is gone, or belongs to someone else.
      if (!(error instanceof CrmError) || !(error.kind === 'REJECTED' || error.status === 403)) throw error
      await worker.run((db, scope) => deleteEntries(db, scope, worker.appId, [entry]))
    }
  }
  return entries.length === batchSize
}

async function pushTask(worker: SyncWorker, crm: Crm, entry: OutboxEntry) {
  const { link, local, personId, userId, rules } = await loadTask(worker, crm, entry)
  if (link) {
    const task = await crm.getTask(link.remoteId)
    const remote = toSyncedTask(task)
    if (!local) {
      if (remote) await crm.updateTask(link.remoteId, { isCompleted: true })
      return dropEntry(worker, entry)
    }
    if (remote) {
      const isChangedThere = !isSame(remote, link.agreed)
      if (task && isChangedThere && winsThere(task, entry, crm, rules.conflicts)) return takeOver(task)
      const change = { ...local, ...(userId && { userId }) }
      const answer = isSame(remote, local) ? task : await crm.updateTask(link.remoteId, change)
      const after = toSyncedTask(answer ?? (await crm.getTask(link.remoteId))) ?? local
      if (!(personId && userId) || isDueAtSameTime(after, local)) return settle(link.remoteId, after)
      await removeTask(crm, link.remoteId)
    }
    // Done or deleted there and planned again here, or of another day: it becomes a new task.
  }
  if (!local || !personId || !userId) return dropEntry(worker, entry)
  const existing = entry.attemptedAt ? await findTask(crm, personId, local) : undefined
  if (!existing) await worker.run((db, scope) => markAttempt(db, scope, worker.appId, entry))
  const task = existing ?? (await crm.createTask(personId, { ...local, userId }))
  return settle(String(task.id), toSyncedTask(task) ?? local)

  function settle(remoteId: string, agreed: SyncedTask) {
    return worker.run(async (db, scope) => {
      await saveTaskLink(db, scope, worker.appId, { leadId: entry.itemId, remoteId, agreed })
      await deleteEntries(db, scope, worker.appId, [entry])
    })
  }

  function takeOver(task: CrmTask) {
    return worker.run(async (db, scope) => {
      await deleteEntries(db, scope, worker.appId, [entry])
      await applyRemoteTask(db, scope, worker, crm, String(task.id), task)
    })
  }
}

/** The task as it is here: of an open lead whose contact is in the app, with the user there who looks after it. */
function loadTask(worker: SyncWorker, crm: Crm, { itemId: leadId, contactId }: OutboxEntry) {
  return worker.run(async (db, scope) => {
    const { rules, findUser } = await worker.getContext(db, scope, crm)
    const lead = await getLeadStep(db, scope, leadId)
    const id = lead?.contactId ?? contactId
    const person = (await listLinksOfContacts(db, scope, worker.appId, [id])).get(id)
    const { nextAction, nextActionAt, stage, agentId } = lead ?? {}
    const isPlanned = nextAction && nextActionAt && stage && !isClosed(stage)
    return {
      link: await getTaskLinkOfLead(db, scope, worker.appId, leadId),
      local: isPlanned ? { action: nextAction, at: nextActionAt.toISOString() } : undefined,
      personId: person?.isDeleted ? undefined : person?.remoteId,
      userId: (agentId && findUser(agentId)) || undefined,
      rules,
    }
  })
}

const dropEntry = (worker: SyncWorker, entry: OutboxEntry) =>
  worker.run(async (db, scope) => {
    await deleteTaskLink(db, scope, worker.appId, entry.itemId)
    await deleteEntries(db, scope, worker.appId, [entry])
  })

/** Who wins when a task changed on both sides. */
function winsThere(task: CrmTask, entry: OutboxEntry, crm: Crm, conflicts: 'NEWEST' | 'APP' | 'GABLE'): boolean {
  if (conflicts !== 'NEWEST') return conflicts === 'APP'
  return task.updatedAt.getTime() - crm.clockSkew > entry.dueAt.getTime()
}

/** The app does not promise to move a task to another day, so a new one replaces it. */
async function removeTask(crm: Crm, remoteId: string) {
  try {
    await crm.deleteTask(remoteId)
  } catch (error) {
    if (!(error instanceof CrmError) || !(error.kind === 'REJECTED' || error.status === 403)) throw error
    await crm.updateTask(remoteId, { isCompleted: true })
  }
}

/** An attempt without an answer may have arrived. */
async function findTask(crm: Crm, personId: string, local: SyncedTask): Promise<CrmTask | undefined> {
  const { tasks } = await crm.listTasks({ personId, isOpen: true })
  return tasks.find((task) => {
    const remote = toSyncedTask(task)
    return remote !== undefined && isSame(remote, local)
  })
}
