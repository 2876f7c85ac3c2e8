import type { LeadStage } from '../activity/entry.ts'

/** How many a column begins with, by how many it grows as somebody goes down, and where the list takes over. */
export const columnLength = 25
export const columnStep = 50
export const columnMaximum = 275

export type ColumnLengths = Partial<Record<LeadStage, number>>

/** As an address carries them: `NEW.75,LOST.125`. */
export const writeLengths = (lengths: ColumnLengths): string =>
  Object.entries(lengths)
    .map(([stage, length]) => `${stage}.${length}`)
    .join()

/** What makes no sense is left out. */
export const readLengths = (text: string): ColumnLengths =>
  Object.fromEntries(
    text
      .split(',')
      .map((part) => part.split('.'))
      .map(([stage, length]) => [stage, Number(length)] as const)
      .filter(([, length]) => Number.isInteger(length) && length >= columnLength)
      .map(([stage, length]) => [stage, Math.min(length, columnMaximum)]),
  )
