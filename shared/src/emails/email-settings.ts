import type { EmailTopic } from '../content/content-kind.ts'
import type { EmailBlock } from './blocks.ts'

/** What the editor of an email changes. */
export interface EmailSettings {
  subject: string
  /** The line that inboxes show after the subject. */
  previewText: string
  topic: EmailTopic
  /** Null is the default brand of the account. */
  brandingId: string | null
  blocks: EmailBlock[]
}

export const subjectMaximum = 150
export const previewTextMaximum = 150
export const blockMaximum = 60
/** Gmail cuts an email off at 102 kB. */
export const emailBytesMaximum = 60_000
