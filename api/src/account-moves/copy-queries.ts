import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { CopiedPart } from '../database/schema/cells.ts'
import type { Part } from './list-parts.ts'
import type { AccountTable } from './table-queries.ts'

interface Clients {
  source: pg.Client
  target: pg.Client
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
const toList = (columns: readonly string[]) => columns.map(quote).join(', ')

const ofAccount = ({ relation, rows }: Part, accountId: string) =>
  `public.${quote(relation)} where account_id = '${accountId}' and ${rows}`

/** So much is copied before it is committed. */
const transactionBytes = 16 * 2 ** 20

/**
 * Copies the rows of an account in some parts, small ones together in one transaction. A run that is killed leaves nothing of
 * the transaction that it was in.
 */
export async function copyParts(
  clients: Clients,
  parts: readonly Part[],
  accountId: string,
  onCommit: (copied: Record<string, CopiedPart>) => Promise<void>,
): Promise<void> {
  const { target } = clients
  let copied: Record<string, CopiedPart> = {}
  let bytes = 0
  for (const [index, part] of parts.entries()) {
    try {
      if (Object.keys(copied).length === 0) await target.query('begin')
      const result = await copyPart(clients, part, accountId)
      copied[part.key] = result
      bytes += result.bytes
      if (bytes < transactionBytes && index < parts.length - 1) continue
      await target.query('commit')
    } catch (error) {
      await target.query('rollback').catch(() => {})
      throw error
    }
    await onCommit(copied)
    copied = {}
    bytes = 0
  }
}

async function copyPart({ source, target }: Clients, part: Part, accountId: string): Promise<CopiedPart> {
  const columns = toList(part.columns)
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await deletePart(target, part, accountId)
  const read = source.query(copyTo(`copy (select ${columns} from ${ofAccount(part, accountId)}) to stdout`))
  const write = target.query(copyFrom(`copy public.${quote(part.relation)} (${columns}) from stdin`))
  await pipeline(read, count, write)
  return { rows: write.rowCount, bytes }
}

/** Those of the parts in which there is anything of an account. */
export async function listOccupiedParts(client: pg.Client, parts: readonly Part[], accountId: string): Promise<Part[]> {
  if (parts.length === 0) return []
  const asked = parts.map(
    (part, index) => `select ${index} as index where exists (select from ${ofAccount(part, accountId)})`,
  )
  const { rows } = await client.query<{ index: number }>(asked.join(' union all '))
  const occupied = new Set(rows.map(({ index }) => index))
  return parts.filter((_, index) => occupied.has(index))
}

export const deletePart = (client: pg.Client, part: Part, accountId: string) =>
  client.query(`delete from ${ofAccount(part, accountId)}`)

/**
 * For each part the number of the account's rows, and a sum of their contents that does not depend on their order. Only the
 * number for parts that need no more.
 */
export async function fingerprintParts(
  client: pg.Client,
  parts: readonly (Part & { isCountEnough?: boolean })[],
  accountId: string,
): Promise<Map<string, string>> {
  if (parts.length === 0) return new Map()
  const questions = parts.map((part, index) => {
    const fingerprint = part.isCountEnough
      ? 'count(*)::text'
      : `count(*) || ' ' || coalesce(sum(('x' || encode(substring(sha256(convert_to(row(${toList(part.columns)})::text, 'UTF8'))
          from 1 for 8), 'hex'))::bit(64)::bigint::numeric), 0)`
    return `select ${index} as index, ${fingerprint} as fingerprint from ${ofAccount(part, accountId)}`
  })
  // In one message: most parts have few rows, and there are more than a hundred.
  const { rows } = await client.query<{ index: number; fingerprint: string }>(questions.join(' union all '))
  return new Map(rows.map(({ index, fingerprint }) => [parts[index]?.key ?? '', fingerprint]))
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
export async function analyzeTables(target: pg.Client, names: Iterable<string>): Promise<void> {
  for (const name of names) await target.query(`analyze public.${quote(name)}`)
}

const toSchema = (accountId: string) => `moved_${accountId.replaceAll('-', '')}`

/** Puts the rows of an account away, where nothing looks for them. */
export async function setPartAside(client: pg.Client, part: Part, accountId: string): Promise<void> {
  const aside = `${toSchema(accountId)}.${quote(part.relation)}`
  await client.query('begin')
  try {
    await client.query(`create schema if not exists ${toSchema(accountId)}`)
    await client.query(`create table if not exists ${aside} (like public.${quote(part.relation)})`)
    await client.query(`
      with gone as (delete from ${ofAccount(part, accountId)} returning *)
      insert into ${aside} select * from gone`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

export const dropAside = (client: pg.Client, accountId: string) =>
  client.query(`drop schema if exists ${toSchema(accountId)} cascade`)
