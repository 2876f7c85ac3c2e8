import { cleanText } from '@gable/shared/text/clean-text.ts'
import * as z from 'zod'
import { type Crm, CrmError, type CrmTask, type TaskChange } from '../crm.ts'
import { type FollowUpBossRequests, Metadata, title } from './requests.ts'

const text = z.string().nullish()
const Task = z.looseObject({
  id: z.coerce.number(),
  personId: z.union([z.number(), z.string()]),
  name: text,
  type: text,
  isCompleted: z.union([z.boolean(), z.number()]).nullish(),
  dueDate: text,
  dueDateTime: text,
  created: text,
  updated: text,
})

const Tasks = z.looseObject({ _metadata: Metadata, tasks: z.array(z.unknown()) })

type TaskCalls = Pick<Crm, 'listTasks' | 'getTask' | 'createTask' | 'updateTask' | 'deleteTask'>

export const createTaskCalls = (requests: FollowUpBossRequests): TaskCalls => ({
  listTasks: async ({ next, personId, isOpen }) => {
    const query = new URLSearchParams({
      limit: '100',
      ...(next && { next }),
      ...(personId && { personId }),
      ...(isOpen && { isCompleted: 'false' }),
    })
    const { tasks, _metadata } = await requests.get(`tasks?${query}`, Tasks)
    return {
      tasks: tasks.flatMap((task) => readTask(task) ?? []),
      next: tasks.length === 0 ? undefined : (_metadata?.next ?? undefined),
    }
  },
  getTask: (id) => requests.getUnlessGone(`tasks/${encodeURIComponent(id)}`, readTask),
  createTask: async (personId, change) => {
    const body = { personId: Number(personId), type: 'Follow Up', ...toTaskPayload(change) }
    const { json } = await requests.send('POST', 'tasks', body)
    const task = readTask(json)
    if (!task) throw new CrmError('UNAVAILABLE', `${title} did not say which task it created`)
    return task
  },
  updateTask: async (id, change) => {
    const { json } = await requests.send('PUT', `tasks/${encodeURIComponent(id)}`, toTaskPayload(change))
    return readTask(json)
  },
  deleteTask: async (id) => {
    await requests.send('DELETE', `tasks/${encodeURIComponent(id)}`).catch((error) => {
      if (!(error instanceof CrmError && error.status === 404)) throw error
    })
  },
})

function readTask(entry: unknown): CrmTask | undefined {
  const parsed = Task.safeParse(entry)
  if (!parsed.success) return undefined
  const { id, personId, name, type, isCompleted, dueDate, dueDateTime, created, updated } = parsed.data
  return {
    id,
    personId: String(personId),
    isCompleted: Boolean(isCompleted),
    action: cleanText(name || type || 'Follow up')
      .replace(/\s+/g, ' ')
      .slice(0, 200),
    at: readDue(dueDateTime, dueDate),
    updatedAt: new Date(Date.parse(updated ?? created ?? '') || 0),
  }
}

/** A task of a day, without a time, is due at noon on the East Coast. */
function readDue(dateTime: string | null | undefined, date: string | null | undefined): Date | null {
  const time = Date.parse(dateTime || (date ? `${date.slice(0, 10)}T17:00:00Z` : ''))
  return Number.isNaN(time) ? null : new Date(time)
}

/** The time is sent in UTC. */
const toTaskPayload = ({ action, at, userId, isCompleted }: TaskChange) => ({
  ...(action !== undefined && { name: action }),
  ...(at !== undefined && { dueDateTime: at.replace(/\.\d+Z$/, 'Z') }),
  ...(userId !== undefined && { assignedUserId: Number(userId) }),
  ...(isCompleted !== undefined && { isCompleted }),
})
