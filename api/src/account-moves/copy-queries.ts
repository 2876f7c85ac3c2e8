import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { CopiedTable } from '../database/schema/cells.ts'
import type { AccountTable } from './table-queries.ts'

interface Clients {
  source: pg.Client
  target: pg.Client
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
const toList = (columns: readonly string[]) => columns.map(quote).join(', ')

/** Copies the rows of an account in one table or partition. In one transaction, so that what was killed leaves nothing. */
export async function copyPart(
  { source, target }: Clients,
  { columns }: AccountTable,
  part: string,
  accountId: string,
): Promise<CopiedTable> {
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await target.query('begin')
  try {
    await deletePart(target, part, accountId)
    const read = source.query(
      copyTo(`copy (select ${toList(columns)} from public.${quote(part)} where account_id = '${accountId}') to stdout`),
    )
    const write = target.query(copyFrom(`copy public.${quote(part)} (${toList(columns)}) from stdin`))
    await pipeline(read, count, write)
    await target.query('commit')
    return { rows: write.rowCount, bytes }
  } catch (error) {
    await target.query('rollback').catch(() => {})
    throw error
  }
}

/** The tables and partitions in which there is anything of an account. */
export async function listOccupiedParts(
  client: pg.Client,
  tables: readonly AccountTable[],
  accountId: string,
): Promise<Set<string>> {
  const asked = tables
    .flatMap(({ parts }) => parts)
    .map(
      (part) =>
        `select '${part}' as part where exists (select from public.${quote(part)} where account_id = '${accountId}')`,
    )
  const { rows } = await client.query<{ part: string }>(asked.join(' union all '))
  return new Set(rows.map(({ part }) => part))
}

export const deletePart = (client: pg.Client, part: string, accountId: string) =>
  client.query(`delete from public.${quote(part)} where account_id = '${accountId}'`)

/** The number of an account's rows in a table or partition, and a sum of their contents that does not depend on their order. */
export async function fingerprintPart(
  client: pg.Client,
  { columns }: AccountTable,
  part: string,
  accountId: string,
): Promise<string> {
  const { rows } = await client.query<{ fingerprint: string }>(`
    select count(*) || ' ' || coalesce(sum(('x' || encode(substring(sha256(convert_to(row(${toList(columns)})::text, 'UTF8'))
      from 1 for 8), 'hex'))::bit(64)::bigint::numeric), 0) as fingerprint
    from public.${quote(part)} where account_id = '${accountId}'`)
  return rows[0]?.fingerprint ?? ''
}

/** Sequences continue after what was copied. */
export async function advanceCounters(target: pg.Client, { name, counters }: AccountTable, accountId: string) {
  for (const column of counters)
    await target.query(`
      select setval(s.name::regclass, greatest(nextval(s.name::regclass), m.value))
      from (select pg_get_serial_sequence('public.${quote(name)}', '${column}') as name) s,
        (select max(${quote(column)})::bigint as value from public.${quote(name)} where account_id = '${accountId}') m
      where m.value is not null`)
}

/** Every month of events that the other database has. */
export async function createPartitions(target: pg.Client, tables: readonly AccountTable[]): Promise<void> {
  const months = tables
    .flatMap(({ name, parts }) => (name === 'events' ? parts : []))
    .flatMap((part) => /^events_(\d{4})_(\d{2})$/.exec(part)?.slice(1).join('-') ?? [])
  await target.query(`set lock_timeout = '10s'`)
  for (const month of months) await target.query(`call create_events_partition('${month}-01')`)
  await target.query('set lock_timeout = 0')
}

/** Personalized URLs and shared addresses of pages, which the directory has for all accounts and each cell for its own. */
const addressTables = ['purls', 'shared_page_slugs']

export async function copyAddresses({ source, target }: Clients, accountId: string): Promise<void> {
  for (const table of addressTables) {
    const { rows } = await source.query<{ rows: unknown }>(
      `select coalesce(json_agg(t), '[]') as rows from public.${table} t where agency = $1`,
      [accountId],
    )
    await target.query(
      `insert into public.${table} select * from json_populate_recordset(null::public.${table}, $1) on conflict do nothing`,
      [JSON.stringify(rows[0]?.rows)],
    )
  }
}

/** Not for the directory, which has those of all accounts. */
export async function deleteAddresses(client: pg.Client, accountId: string): Promise<void> {
  for (const table of addressTables) await client.query(`delete from public.${table} where agency = $1`, [accountId])
}

/** The addresses that visitors are suggested, which every database learns from the properties in it. */
export async function recordAddresses(target: pg.Client, accountId: string): Promise<void> {
  await target.query(`begin; set local session_replication_role = origin`)
  await target.query(
    `insert into addresses (key, street_key, door_key, full_address, door_number, street, city, state, zip, latitude, longitude)
      select distinct on (p.address_key) p.address_key, address_key(concat_ws(' ', street, city, state, zip)), lower(door_number),
        full_address, door_number, street, city, state, zip, latitude, longitude
      from properties p where account_id = $1 and door_number <> '' and zip <> ''
        and not exists (select from account_settings s where s.account_id = p.account_id and not s.suggests_addresses)
      order by p.address_key
      on conflict (key) do nothing`,
    [accountId],
  )
  await target.query('commit')
}

/** A planner without statistics would read whole tables. */
export async function analyzeTables(target: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await target.query(`analyze public.${quote(name)}`)
}

const toSchema = (accountId: string) => `moved_${accountId.replaceAll('-', '')}`

/** Puts the rows of an account away, where nothing looks for them. */
export async function setPartAside(client: pg.Client, part: string, accountId: string): Promise<void> {
  const aside = `${toSchema(accountId)}.${quote(part)}`
  await client.query('begin')
  try {
    await client.query(`create schema if not exists ${toSchema(accountId)}`)
    await client.query(`create table if not exists ${aside} (like public.${quote(part)})`)
    await client.query(`
      with gone as (delete from public.${quote(part)} where account_id = '${accountId}' returning *)
      insert into ${aside} select * from gone`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

export const dropAside = (client: pg.Client, accountId: string) =>
  client.query(`drop schema if exists ${toSchema(accountId)} cascade`)
