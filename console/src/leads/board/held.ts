import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { nameOf } from '../lead-filters.ts'
import { stageLabel } from '../lead-words.tsx'
import { type Columns, placeOf } from './columns.ts'

/** A lead that somebody has taken hold of, and the board as it stands under it. */
export interface Held {
  lead: Lead
  columns: Columns
  by: 'pointer' | 'keyboard'
}

/** Where a lead is, as it is said: `Contacted, position 2 of 5`. */
export function whereIs(columns: Columns, id: string, config: LeadFieldConfig | undefined): string {
  const place = placeOf(columns, id)
  const column = columns.find(({ stage }) => stage === place?.stage)
  if (!place || !column) return ''
  return `${stageLabel(config, place.stage)}, position ${place.index + 1} of ${column.count}`
}

export const told = {
  taken: (lead: Lead, where: string) =>
    `Took hold of ${nameOf(lead)}, ${where}. Move with the arrow keys, press Space to let go, or Escape to leave it where it was.`,
  over: (lead: Lead, where: string) => `${nameOf(lead)} is now in ${where}.`,
  letGo: (lead: Lead, where: string) => `${nameOf(lead)} let go in ${where}.`,
  back: (lead: Lead, where: string) => `${nameOf(lead)} is back in ${where}.`,
}
