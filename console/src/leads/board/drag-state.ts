import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { getLeadName } from '../lead-filters.ts'
import { getStageLabel } from '../lead-labels.tsx'
import { type Columns, findPlace } from './columns.ts'

/** A lead being moved, and the board as it would be after a drop. */
export interface DragState {
  lead: Lead
  columns: Columns
  by: 'pointer' | 'keyboard'
}

/** For screen readers: `Contacted, position 2 of 5`. */
export function describePlace(columns: Columns, id: string, config: LeadFieldConfig | undefined): string {
  const place = findPlace(columns, id)
  const column = columns.find(({ stage }) => stage === place?.stage)
  if (!place || !column) return ''
  return `${getStageLabel(config, place.stage)}, position ${place.index + 1} of ${column.count}`
}

export const announcements = {
  pickedUp: (lead: Lead, where: string) =>
    `Picked up ${getLeadName(lead)}, ${where}. Use the arrow keys to move, Space to drop, Escape to cancel.`,
  moved: (lead: Lead, where: string) => `${getLeadName(lead)} is now in ${where}.`,
  dropped: (lead: Lead, where: string) => `${getLeadName(lead)} dropped in ${where}.`,
  canceled: (lead: Lead, where: string) => `${getLeadName(lead)} is back in ${where}.`,
}
