import type { ReportPage } from './report-definition.ts'

interface RowOrder<S extends string> {
  sort?: S | undefined
  sortOrder: 'asc' | 'desc'
}

/** One page of rows that fit in memory: an account has a few hundred assets and contents. Equal rows are sorted by name. */
export function toRowPage<R extends { name: string }, S extends string>(
  rows: readonly R[],
  { sort, sortOrder }: RowOrder<S>,
  { page, pageSize }: ReportPage,
  { getKey, defaultSort }: { getKey: (row: R, sort: S) => string | number; defaultSort: S },
): { page: R[]; total: number } {
  const direction = sortOrder === 'asc' ? 1 : -1
  const sorted = [...rows].sort(
    (a, b) =>
      direction * compare(getKey(a, sort ?? defaultSort), getKey(b, sort ?? defaultSort)) || compare(a.name, b.name),
  )
  return { page: sorted.slice((page - 1) * pageSize, page * pageSize), total: rows.length }
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
