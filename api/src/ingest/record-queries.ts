import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import type pg from 'pg'
import type { Database } from '../platform/database.ts'

export interface EventRow {
  accountId: string
  id: string
  /** In milliseconds. */
  at: number
  type: string
  subject: string
  subjectId: string
  visitId: string
  detail: VisitorEvent['detail']
}

export type AsideRow = Omit<EventRow, 'visitId' | 'detail'> & { reason: 'BOT' | 'PREVIEW' | 'CLOCK' }

/** Connections that nothing else can use up, as the product's role. */
export function connectionsForEvents({ pool }: Database, connections: number): pg.Pool {
  const Pool = pool.constructor as typeof pg.Pool
  const own = new Pool({ ...pool.options, max: connections, query_timeout: 10_000 })
  own.on('error', () => {})
  own.on('connect', (client) => client.on('error', () => {}))
  return own
}

const record = {
  name: 'record-events',
  text: 'select count(*) from record_events($1, $2, $3, $4, $5, $6, $7, $8)',
}

/** Stores and counts all of them, or none. Those that are there already change nothing. */
export async function recordEvents(connections: pg.Pool, rows: readonly EventRow[]): Promise<void> {
  const columns: string[][] = [[], [], [], [], [], [], [], []]
  const [accounts, ids, ats, types, subjects, subjectIds, visitIds, details] = columns as Columns
  for (const row of rows) {
    accounts.push(row.accountId)
    ids.push(row.id)
    ats.push(momentOf(row.at))
    types.push(row.type)
    subjects.push(row.subject)
    subjectIds.push(row.subjectId)
    visitIds.push(row.visitId)
    details.push(row.detail ? quoted(JSON.stringify(storable(row.detail))) : 'null')
  }
  await connections.query({ ...record, values: columns.map((column) => `{${column.join()}}`) })
}

type Columns = [string[], string[], string[], string[], string[], string[], string[], string[]]

/** Keeps what is not counted, with the reason. */
export async function setEventsAside(connections: pg.Pool, rows: readonly AsideRow[]): Promise<void> {
  const batch = rows.map(({ accountId: account_id, subjectId: subject_id, at, ...row }) => {
    return { ...row, account_id, subject_id, at: momentOf(Math.min(Math.max(at, 0), lastMoment)) }
  })
  await connections.query({
    name: 'set-events-aside',
    text: 'select set_events_aside($1)',
    values: [JSON.stringify(batch)],
  })
}

const lastMoment = Date.UTC(9999, 11, 31)

const momentOf = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Postgres holds neither a zero character nor half of a pair, such as a text cut in the middle of an emoji ends in. */
const storable = ({ moduleId, text }: NonNullable<EventRow['detail']>) => ({
  moduleId: moduleId.replace(unstorable, '\ufffd'),
  text: text.replace(unstorable, '\ufffd'),
})
const unstorable = /[\0\p{Surrogate}]/gu

/** As an element of an array in Postgres' own notation. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
