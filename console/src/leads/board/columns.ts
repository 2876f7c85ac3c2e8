import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Lead, LeadColumn } from '@gable/shared/leads/lead.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'

export type Columns = readonly LeadColumn[]

export interface Place {
  stage: LeadStage
  index: number
}

export interface Move {
  lead: Lead
  stage: LeadStage
  /** Id of the lead above it. Null is the top; undefined the end of an open stage and the top of a closed one. */
  below?: string | null | undefined
  lostReason?: string | undefined
  /** Undoes the last move of the lead instead of moving it. */
  isUndo?: true
}

/** The columns after a move. If the lead lands below the loaded cards, only count and value change. */
export function withMove(columns: Columns, { lead, stage, below }: Move): Columns {
  const without = withoutLead(columns, lead._id)
  const target = without.find((column) => column.stage === stage)
  if (!target) return columns
  const aboveIndex = target.leads.findIndex(({ _id }) => _id === below)
  if (below === null || (below === undefined && isClosed(stage))) return insert(without, { ...lead, stage }, 0)
  if (aboveIndex >= 0) return insert(without, { ...lead, stage }, aboveIndex + 1)
  return insert(without, { ...lead, stage }, target.leads.length < target.count ? undefined : target.leads.length)
}

/** The columns with the dragged lead at another place. */
export function withLeadAt(columns: Columns, id: string, { stage, index }: Place): Columns {
  const lead = findLead(columns, id)
  return lead ? insert(withoutLead(columns, id), { ...lead, stage }, index) : columns
}

export const findLead = (columns: Columns, id: string): Lead | undefined =>
  columns.flatMap(({ leads }) => leads).find(({ _id }) => _id === id)

export function findPlace(columns: Columns, id: string): Place | undefined {
  for (const { stage, leads } of columns) {
    const index = leads.findIndex(({ _id }) => _id === id)
    if (index >= 0) return { stage, index }
  }
  return undefined
}

/** Id of the lead above, or null for the first. */
export function findLeadAbove(columns: Columns, id: string): string | null {
  const place = findPlace(columns, id)
  const column = columns.find(({ stage }) => stage === place?.stage)
  return column?.leads[(place?.index ?? 0) - 1]?._id ?? null
}

/** Moves a lead by one arrow key: within its column, or to the same height in the next one. */
export function withStep(columns: Columns, id: string, key: string): Columns {
  const place = findPlace(columns, id)
  if (!place) return columns
  const { stage, index } = place
  const at = columns.findIndex((column) => column.stage === stage)
  const last = (columns[at]?.leads.length ?? 1) - 1
  if (key === 'ArrowUp' && index > 0) return withLeadAt(columns, id, { stage, index: index - 1 })
  if (key === 'ArrowDown' && index < last) return withLeadAt(columns, id, { stage, index: index + 1 })
  const next = key === 'ArrowLeft' ? columns[at - 1] : key === 'ArrowRight' ? columns[at + 1] : undefined
  if (!next) return columns
  return withLeadAt(columns, id, { stage: next.stage, index: Math.min(index, next.leads.length) })
}

const withoutLead = (columns: Columns, id: string): Columns =>
  columns.map((column) => {
    const lead = column.leads.find(({ _id }) => _id === id)
    if (!lead) return column
    return {
      ...column,
      count: column.count - 1,
      valueCents: column.valueCents - (lead.valueCents ?? 0),
      leads: column.leads.filter(({ _id }) => _id !== id),
    }
  })

const insert = (columns: Columns, lead: Lead, index: number | undefined): Columns =>
  columns.map((column) =>
    column.stage === lead.stage
      ? {
          ...column,
          count: column.count + 1,
          valueCents: column.valueCents + (lead.valueCents ?? 0),
          leads: index === undefined ? column.leads : column.leads.toSpliced(index, 0, lead),
        }
      : column,
  )
