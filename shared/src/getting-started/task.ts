import * as z from 'zod'
import type { Permission } from '../access.ts'
import type { CountedFeature } from '../plans/plan.ts'

/** What a new agency sets up, in the order in which it helps. */
export const taskNames = [
  'ADD_CONTACTS',
  'ADD_BRANDING',
  'CREATE_PERSONAL_URL',
  'PUBLISH_PAGE',
  'INSTALL_WIDGET',
  'PUBLISH_EMAIL',
] as const
export type TaskName = (typeof taskNames)[number]

export const taskLabels: Record<TaskName, string> = {
  ADD_CONTACTS: 'Import your contacts',
  ADD_BRANDING: 'Add your logo and color',
  CREATE_PERSONAL_URL: 'Choose your personal URL',
  PUBLISH_PAGE: 'Publish a landing page',
  INSTALL_WIDGET: 'Install a widget on your website',
  PUBLISH_EMAIL: 'Publish your first email',
}

interface TaskRules {
  /** What the agency earns once. */
  credits: number
  permission?: Permission
  feature?: CountedFeature
}

export const taskRules: Record<TaskName, TaskRules> = {
  ADD_CONTACTS: { credits: 10, permission: 'ACCESS_ACCOUNT_SETTINGS' },
  ADD_BRANDING: { credits: 20, permission: 'MANAGE_MARKETING_SETTINGS' },
  CREATE_PERSONAL_URL: { credits: 10, feature: 'personalized-urls' },
  PUBLISH_PAGE: { credits: 20, permission: 'MANAGE_MARKETING_SETTINGS', feature: 'landing-pages' },
  INSTALL_WIDGET: { credits: 20, permission: 'MANAGE_MARKETING_SETTINGS', feature: 'widgets' },
  PUBLISH_EMAIL: { credits: 20, permission: 'MANAGE_MARKETING_SETTINGS' },
}

export const GettingStartedTask = z.object({
  name: z.enum(taskNames),
  /** Derived from what the account contains. Nobody checks a task off. */
  isDone: z.boolean(),
  credits: z.number(),
  /** The credits were added to the balance. */
  isPaid: z.boolean(),
})
export type GettingStartedTask = z.infer<typeof GettingStartedTask>
