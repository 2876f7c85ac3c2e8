import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@gable/shared/http/problem.ts'
import type pg from 'pg'
import type { AccountTable } from './table-queries.ts'

/**
 * Refuses every write to rows of an account, whatever role writes and whatever a process believes. Creating a trigger waits
 * for the transactions that are writing to the table; those of other accounts wait for it a third of a second at most, and
 * pay nothing afterwards.
 */
export async function createFence(
  client: pg.Client,
  tables: readonly AccountTable[],
  accountId: string,
): Promise<void> {
  for (const { name } of tables) await createFenceTriggers(client, name, accountId)
}

/** The same for a partition to which nothing is written any more, while the account is open. */
export const fenceClosedPart = (client: pg.Client, partition: string, accountId: string): Promise<void> =>
  createFenceTriggers(client, partition, accountId, 'closed_')

const createFenceTriggers = (client: pg.Client, table: string, accountId: string, prefix = '') =>
  withTableLock(client, table, () =>
    triggers.map(
      ([suffix, events, row]) => `
        create or replace trigger ${toTriggerName(accountId, prefix + suffix)} before ${events} on public."${table}"
        for each row when (${row}.account_id = '${accountId}') execute function refuse_write_of_moving_account('${accountId}')`,
    ),
  )

/** In whatever tables and partitions it is. */
export async function dropFence(client: pg.Client, accountId: string): Promise<void> {
  const names = ['', 'closed_'].flatMap((prefix) =>
    triggers.map(([suffix]) => toTriggerName(accountId, prefix + suffix)),
  )
  const { rows } = await client.query<{ table: string; names: string[] }>(
    `select c.relname::text as table, array_agg(t.tgname::text) as names
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname = any($1) and t.tgparentid = 0 group by 1`,
    [names],
  )
  for (const { table, names } of rows)
    await withTableLock(client, table, () => names.map((name) => `drop trigger if exists ${name} on public."${table}"`))
}

/** The tables of the schema that have one. */
export async function listFencedTables(client: pg.Client, accountId: string): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select c.relname::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname = any($1) and t.tgparentid = 0 group by 1 having count(*) = 2 order by 1`,
    [triggers.map(([suffix]) => toTriggerName(accountId, suffix))],
  )
  return rows.map(({ table }) => table)
}

const triggers = [
  ['new', 'insert', 'new'],
  ['old', 'update or delete', 'old'],
] as const

const toTriggerName = (accountId: string, suffix: string) => `moving_${accountId.replaceAll('-', '')}_${suffix}`

/** Long enough for every transaction of a request and every batch of a job. */
const longestTransaction = 120_000

async function withTableLock(client: pg.Client, table: string, listChanges: () => string[]) {
  const deadline = Date.now() + longestTransaction
  for (;;) {
    try {
      // One message, so that the lock is held no longer than the database needs.
      await client.query(['begin', `set local lock_timeout = '300ms'`, ...listChanges(), 'commit'].join('; '))
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (!lockErrors.includes((error as { code?: string }).code ?? '')) throw error
      if (Date.now() > deadline)
        throw new Problem('unavailable', `Another transaction has kept the table ${table} busy for two minutes.`)
      await sleep(100)
    }
  }
}

/** A lock that was not available in time, and a deadlock. */
const lockErrors = ['55P03', '40P01']
