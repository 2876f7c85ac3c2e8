import { type TodayLead, todayReasons } from '@gable/shared/leads/lead.ts'
import type { NextStep } from '@gable/shared/leads/next-step.ts'

/** A lead that was completed on this page. */
export interface Completion {
  entry: TodayLead
  /** After Done is saved the row asks for the next step. */
  state: 'SAVING' | 'ASKING' | 'SETTLED'
  doneAt: number
  nextStep?: NextStep | null
}

export interface TodayRow {
  entry: TodayLead
  completion?: Completion | undefined
}

/** The waiting leads and the completed ones, each in the place it had before. */
export function mergeRows(waiting: readonly TodayLead[], completions: ReadonlyMap<string, Completion>): TodayRow[] {
  const done = [...completions.values()].map((completion) => ({ entry: completion.entry, completion }))
  const open = waiting.filter(({ lead }) => !completions.has(lead._id)).map((entry) => ({ entry }))
  if (done.length === 0) return open
  return [...open, ...done].sort((one, other) => compare(one.entry, other.entry))
}

/** The first waiting rows and all completed ones. */
export function limitWaiting(rows: readonly TodayRow[], maximum: number): TodayRow[] {
  const last = rows.filter(({ completion }) => !completion)[maximum - 1]
  return last ? rows.filter((row, index) => row.completion || index <= rows.indexOf(last)) : [...rows]
}

/** The order of the server: by section, then the longest waiting first. */
const compare = (one: TodayLead, other: TodayLead) =>
  todayReasons.indexOf(one.reason) - todayReasons.indexOf(other.reason) ||
  Date.parse(one.since) - Date.parse(other.since) ||
  (one.lead._id < other.lead._id ? -1 : 1)
