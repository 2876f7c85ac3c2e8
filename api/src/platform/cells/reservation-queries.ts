import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'

/** What an account reserves in the directory before it is written in its cell. */
interface Reservation {
  /** The name and the account of those that accounts of a cell reserved over an hour ago. */
  listReserved(directory: Db, cell: string): Promise<Reserved[]>
  /** Those of them that the cell has. */
  listWritten(cell: Db, names: readonly string[]): Promise<Reserved[]>
  release(directory: Db, reserved: readonly Reserved[]): Promise<unknown>
}

interface Reserved {
  name: string
  agency: string
}

const purls: Reservation = {
  listReserved: (db, cell) =>
    listIn(db, sql`select r.id as name, r.agency from purls r ${ofCell(cell)} and r.taken_at < ${anHourAgo}`),
  listWritten: (db, names) => listIn(db, sql`select id as name, agency from purls where id = any(${names}::text[])`),
  release: (db, reserved) =>
    sql`delete from purls using ${toRows(reserved)}
      where id = gone.name and purls.agency = gone.agency and taken_at < ${anHourAgo}`.execute(db),
}

const pageAddresses: Reservation = {
  listReserved: (db, cell) =>
    listIn(
      db,
      sql`select r.slug as name, r.agency from shared_page_slugs r ${ofCell(cell)} and r.taken_at < ${anHourAgo}`,
    ),
  listWritten: (db, names) =>
    listIn(db, sql`select slug as name, agency from shared_page_slugs where slug = any(${names}::text[])`),
  release: (db, reserved) =>
    sql`delete from shared_page_slugs s using ${toRows(reserved)}
      where s.slug = gone.name and s.agency = gone.agency and s.taken_at < ${anHourAgo}`.execute(db),
}

/** A host is written once the cell says that its records were found. */
const hosts: Reservation = {
  listReserved: (db, cell) =>
    listIn(db, sql`select r.host as name, r.agency from hosts r ${ofCell(cell)} and r.claimed_at < ${anHourAgo}`),
  listWritten: (db, names) =>
    listIn(
      db,
      sql`select host as name, account_id as agency from custom_hosts
        where host = any(${names}::text[]) and verified_at is not null`,
    ),
  release: (db, reserved) =>
    sql`delete from hosts h using ${toRows(reserved)}
      where h.host = gone.name and h.agency = gone.agency and h.claimed_at < ${anHourAgo}`.execute(db),
}

export const reservations: readonly Reservation[] = [purls, pageAddresses, hosts]

const anHourAgo = sql`now() - interval '1 hour'`

const ofCell = (cell: string) => sql`join account_cells c on c.agency = r.agency where c.cell = ${cell}`

const toRows = (reserved: readonly Reserved[]) =>
  sql`unnest(${reserved.map(({ name }) => name)}::text[], ${reserved.map(({ agency }) => agency)}::uuid[])
    as gone (name, agency)`

const listIn = async (db: Db, query: RawBuilder<unknown>): Promise<Reserved[]> =>
  (await (query as RawBuilder<Reserved>).execute(db)).rows

/** Times of calls to come that were booked over an hour ago. They name no account. */
export const listReservedTimes = async (directory: Db): Promise<Date[]> =>
  (
    await directory
      .selectFrom('booked_call_times')
      .select('starts_at')
      .where('ends_at', '>', sql<Date>`now()`)
      .where('booked_at', '<', sql<Date>`${anHourAgo}`)
      .execute()
  ).map(({ starts_at }) => starts_at)

export const listCallTimes = async (cell: Db): Promise<Date[]> =>
  (await cell.selectFrom('onboarding_calls').select('starts_at').where('ends_at', '>', sql<Date>`now()`).execute()).map(
    ({ starts_at }) => starts_at,
  )

export const releaseTimes = (directory: Db, times: readonly Date[]) =>
  sql`delete from booked_call_times where starts_at = any(${times}::timestamptz[]) and booked_at < ${anHourAgo}`.execute(
    directory,
  )
