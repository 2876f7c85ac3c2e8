import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import type pg from 'pg'
import type { Database } from '../platform/database.ts'
import type { KeyedTraffic } from './read-traffic.ts'

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
  traffic: KeyedTraffic
}

export type ExcludedEventRow = Omit<EventRow, 'visitId' | 'detail' | 'traffic'> & {
  reason: 'BOT' | 'PREVIEW' | 'CLOCK'
}

/** A pool reserved for events, with the product's role. */
export function openEventPool({ pool }: Database, maxConnections: number): pg.Pool {
  const Pool = pool.constructor as typeof pg.Pool
  const eventPool = new Pool({ ...pool.options, max: maxConnections, query_timeout: 10_000 })
  eventPool.on('error', () => {})
  eventPool.on('connect', (client) => client.on('error', () => {}))
  return eventPool
}

const record = {
  name: 'record-events',
  text: 'select count(*) from record_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
}

/** Stores and counts all events or none. Events that exist already change nothing. */
export async function recordEvents(pool: pg.Pool, rows: readonly EventRow[]): Promise<void> {
  const columns: string[][] = [[], [], [], [], [], [], [], [], []]
  const [accounts, ids, ats, types, subjects, subjectIds, visitIds, details, trafficKeys] = columns as Columns
  const traffics = new Map<string, string>()
  for (const row of rows) {
    accounts.push(row.accountId)
    ids.push(row.id)
    ats.push(toIsoString(row.at))
    types.push(row.type)
    subjects.push(row.subject)
    subjectIds.push(row.subjectId)
    visitIds.push(row.visitId)
    trafficKeys.push(row.traffic.key)
    traffics.set(row.traffic.key, row.traffic.json)
    details.push(row.detail ? quoteElement(JSON.stringify(toStorableDetail(row.detail))) : 'null')
  }
  await pool.query({
    ...record,
    values: [
      ...columns.map((column) => `{${column.join()}}`),
      `{${[...traffics].map(([key, json]) => `"${key}":${json}`).join()}}`,
    ],
  })
}

type Columns = [string[], string[], string[], string[], string[], string[], string[], string[], string[]]

/** Stores uncounted events with the reason. */
export async function insertExcludedEvents(pool: pg.Pool, rows: readonly ExcludedEventRow[]): Promise<void> {
  const batch = rows.map(({ accountId: account_id, subjectId: subject_id, at, ...row }) => {
    return { ...row, account_id, subject_id, at: toIsoString(Math.min(Math.max(at, 0), maxTime)) }
  })
  await pool.query({
    name: 'record-excluded-events',
    text: 'select record_excluded_events($1)',
    values: [JSON.stringify(batch)],
  })
}

const maxTime = Date.UTC(9999, 11, 31)

const toIsoString = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Postgres rejects NUL characters and lone surrogates, such as those of a text cut inside an emoji. */
const toStorableDetail = ({ moduleId, text }: NonNullable<EventRow['detail']>) => ({
  moduleId: moduleId.replace(unstorableCharacters, '\ufffd'),
  text: text.replace(unstorableCharacters, '\ufffd'),
})
const unstorableCharacters = /[\0\p{Surrogate}]/gu

/** Quotes an element of a Postgres array literal. */
const quoteElement = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
