import { cleanText } from '@gable/shared/text/clean-text.ts'
import * as z from 'zod'
import type { CrmTask, TaskChange } from '../crm.ts'

const text = z.string().nullish()
const Task = z.looseObject({
  ...{ id: z.coerce.number(), personId: z.union([z.number(), z.string()]), name: text, type: text },
  ...{ isCompleted: z.union([z.boolean(), z.number()]).nullish(), dueDate: text, dueDateTime: text },
  ...{ created: text, updated: text },
})

export function readTask(entry: unknown): CrmTask | undefined {
  const parsed = Task.safeParse(entry)
  if (!parsed.success) return undefined
  const { id, personId, name, type, isCompleted, dueDate, dueDateTime, created, updated } = parsed.data
  return {
    ...{ id, personId: String(personId), isCompleted: Boolean(isCompleted) },
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
export const toTaskPayload = ({ action, at, userId, isCompleted }: TaskChange) => ({
  ...(action !== undefined && { name: action }),
  ...(at !== undefined && { dueDateTime: at.replace(/\.\d+Z$/, 'Z') }),
  ...(userId !== undefined && { assignedUserId: Number(userId) }),
  ...(isCompleted !== undefined && { isCompleted }),
})
