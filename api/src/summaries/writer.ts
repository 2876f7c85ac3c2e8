import type { EventGroup } from '@gable/shared/activity/entry.ts'
import type { SummaryContent } from './content.ts'

/** What a summary is written from. Everything in it is whatever people typed. */
export interface Material {
  now: Date
  timeZone: string
  name: string
  isUnsubscribed: boolean
  /** The newest first. */
  entries: MaterialEntry[]
}

export interface MaterialEntry {
  id: string
  at: Date
  eventGroup: EventGroup
  kind: string
  agentName: string | null
  detail: object
}

/** Who writes summaries: our own rules, or a language model somewhere. */
export interface SummaryWriter {
  isModel: boolean
  write(material: Material, signal: AbortSignal): Promise<SummaryContent>
}
