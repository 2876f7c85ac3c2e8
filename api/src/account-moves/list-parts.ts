import type { AccountTable } from './table-queries.ts'

/** What is copied in one transaction: a table, a partition, or the rows of a table on one side of a time. */
export interface Part {
  /** Names it in `account_moves`. */
  key: string
  /** The table or partition. */
  relation: string
  /** An SQL condition. */
  rows: string
  columns: readonly string[]
  /**
   * Whether it is copied before the account is frozen. What is *closed* is then not written any more; what is *old* changes
   * rarely, such as when somebody opens an email of last year, and is copied again if it did.
   */
  ahead?: 'closed' | 'old'
}

/** The columns of tables that grow by time. */
const timeColumns = new Map([
  ['counter_hourly', 'hour'],
  ['counter_daily', 'day'],
  ['traffic_daily', 'day'],
])

export const listParts = (tables: readonly AccountTable[], closedBefore: Date): Part[] =>
  tables.flatMap((table) => {
    const column = timeColumns.get(table.name)
    return column
      ? splitByTime(table, column, closedBefore)
      : table.parts.map((part) => toPart(table, part, closedBefore))
  })

function splitByTime({ name: relation, columns }: AccountTable, column: string, closedBefore: Date): Part[] {
  const time = closedBefore.toISOString()
  return [
    { key: `${relation} before ${time}`, relation, columns, rows: `${column} < '${time}'`, ahead: 'old' },
    { key: relation, relation, columns, rows: `${column} >= '${time}'` },
  ]
}

function toPart({ name, columns }: AccountTable, relation: string, closedBefore: Date): Part {
  const [, year, month] = (name === 'events' && /^events_(\d{4})_(\d{2})$/.exec(relation)) || []
  const isClosed = year !== undefined && Date.UTC(Number(year), Number(month)) <= closedBefore.getTime()
  return { key: relation, relation, columns, rows: 'true', ...(isClosed && { ahead: 'closed' as const }) }
}
