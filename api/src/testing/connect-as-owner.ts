import type pg from 'pg'
import type { World } from './world.ts'

/** A connection to the database of an account, for tests that hold a transaction open or listen. Release it. */
export async function connectAsOwner({ owner, cells }: World, accountId: string): Promise<pg.PoolClient> {
  const cell = await cells?.find(accountId)
  return (cell?.owner ?? owner).pool.connect()
}

/** Where the database of an account is, for what opens connections of its own. */
export async function findDatabaseUrl({ settings, cells }: World, accountId: string): Promise<string> {
  const cell = await cells?.find(accountId)
  return cell?.url ?? settings.DATABASE_URL ?? ''
}
