import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Lead, LeadColumn } from '@gable/shared/leads/lead.ts'
import { isOver } from '@gable/shared/leads/stages.ts'

export type Columns = readonly LeadColumn[]

export interface Place {
  stage: LeadStage
  index: number
}

export interface Move {
  lead: Lead
  stage: LeadStage
  /** Under which lead; null is the head of the column, undefined the foot of what is open and the head of what is over. */
  below?: string | null | undefined
  lostReason?: string | undefined
}

/** The columns after a move. Where it leads to a foot that nobody has gone down to, only the figures change. */
export function withMove(columns: Columns, { lead, stage, below }: Move): Columns {
  const without = withoutLead(columns, lead._id)
  const target = without.find((column) => column.stage === stage)
  if (!target) return columns
  const upper = target.leads.findIndex(({ _id }) => _id === below)
  if (below === null || (below === undefined && isOver(stage))) return insert(without, { ...lead, stage }, 0)
  if (upper >= 0) return insert(without, { ...lead, stage }, upper + 1)
  return insert(without, { ...lead, stage }, target.leads.length < target.count ? undefined : target.leads.length)
}

/** The columns with a lead somewhere else, as it is held over them. */
export function withLeadAt(columns: Columns, id: string, { stage, index }: Place): Columns {
  const lead = leadIn(columns, id)
  return lead ? insert(withoutLead(columns, id), { ...lead, stage }, index) : columns
}

export const leadIn = (columns: Columns, id: string): Lead | undefined =>
  columns.flatMap(({ leads }) => leads).find(({ _id }) => _id === id)

export function placeOf(columns: Columns, id: string): Place | undefined {
  for (const { stage, leads } of columns) {
    const index = leads.findIndex(({ _id }) => _id === id)
    if (index >= 0) return { stage, index }
  }
  return undefined
}

/** The lead right above one; nobody above the first. */
export function aboveOf(columns: Columns, id: string): string | null {
  const place = placeOf(columns, id)
  const column = columns.find(({ stage }) => stage === place?.stage)
  return column?.leads[(place?.index ?? 0) - 1]?._id ?? null
}

/** One step by an arrow key: within the column, or over to the same height of the next one. */
export function stepped(columns: Columns, id: string, key: string): Columns {
  const place = placeOf(columns, id)
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
