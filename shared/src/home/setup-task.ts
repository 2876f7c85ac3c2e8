import * as z from 'zod'

/** What a new agency sets up, in the order in which it helps. */
export const setupTasks = [
  'ADD_CONTACTS',
  'ADD_BRANDING',
  'CREATE_PERSONAL_URL',
  'PUBLISH_PAGE',
  'INSTALL_WIDGET',
] as const
export type SetupTaskName = (typeof setupTasks)[number]

/** `isDone` is derived from what the account contains. Nobody checks a task off. */
export const SetupTask = z.object({ name: z.enum(setupTasks), isDone: z.boolean() })
export type SetupTask = z.infer<typeof SetupTask>
