import type { EventGroup } from '@gable/shared/activity/entry.ts'
import type { SummaryContent } from '@gable/shared/summaries/summary-content.ts'

/** Names and texts in it are typed by people and cannot be trusted. */
export interface SummaryInput {
  now: Date
  timeZone: string
  name: string
  isUnsubscribed: boolean
  /** Newest first. */
  entries: SummaryEntry[]
}

export interface SummaryEntry {
  id: string
  at: Date
  eventGroup: EventGroup
  kind: string
  agentName: string | null
  detail: object
}

export interface SummaryWriter {
  /** Whether a language model writes, or the built-in rules. */
  isModel: boolean
  write(input: SummaryInput, signal: AbortSignal): Promise<SummaryContent>
}
