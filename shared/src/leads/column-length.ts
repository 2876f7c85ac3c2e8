import type { LeadStage } from '../activity/entry.ts'

/** Leads a column shows at first, how many more each scroll loads, and the maximum. */
export const columnLength = 25
export const columnStep = 50
export const columnMaximum = 275

export type ColumnLengths = Partial<Record<LeadStage, number>>

/** For the URL: `NEW.75,LOST.125`. */
export const formatColumnLengths = (lengths: ColumnLengths): string =>
  Object.entries(lengths)
    .map(([stage, length]) => `${stage}.${length}`)
    .join()

/** Ignores invalid parts. */
export const parseColumnLengths = (text: string): ColumnLengths =>
  Object.fromEntries(
    text
      .split(',')
      .map((part) => part.split('.'))
      .map(([stage, length]) => [stage, Number(length)] as const)
      .filter(([, length]) => Number.isInteger(length) && length >= columnLength)
      .map(([stage, length]) => [stage, Math.min(length, columnMaximum)]),
  )
