import * as z from 'zod'

/** Which contacts a connected CRM and this account exchange, and who wins when both changed. */
export const SyncRules = z.object({
  direction: z.enum(['BOTH', 'FROM_APP', 'TO_APP']).default('BOTH'),
  conflicts: z.enum(['NEWEST', 'APP', 'GABLE']).default('NEWEST'),
  /** Tags and stages in the app; a person with any of them comes in. Empty means everybody. */
  incomingTags: z.array(z.string().min(1).max(100)).max(50).default([]),
  incomingStages: z.array(z.string().min(1).max(100)).max(50).default([]),
  /** Tags here; a contact with any of them goes out. Empty means everybody. */
  outgoingTags: z.array(z.string().min(1).max(100)).max(50).default([]),
  /** Tags in the app that mean: no marketing email. Their people are unsubscribed here, and never subscribed again. */
  optOutTags: z.array(z.string().min(1).max(100)).max(20).default(['Unsubscribed', 'Do Not Email', 'Do Not Contact']),
  /** Whether a person who was deleted in the app is archived here. */
  archivesDeleted: z.boolean().default(true),
})
export type SyncRules = z.output<typeof SyncRules>
