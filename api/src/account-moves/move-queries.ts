import { invariant } from '@gable/shared/invariant.ts'
import { sql } from 'kysely'
import type { CopiedPart, MovePhase } from '../database/schema/cells.ts'
import { mainCell } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'

export type AccountMove = NonNullable<Awaited<ReturnType<typeof getMove>>>

export const getMove = (directory: Db, accountId: string) =>
  directory
    .selectFrom('account_moves')
    .select(['source', 'target', 'phase', 'copied', 'people', 'closed_before as closedBefore'])
    .select(['frozen_at as frozenAt', 'thawed_at as thawedAt'])
    .where('agency', '=', accountId)
    .executeTakeFirst()

export async function getMoveOrThrow(directory: Db, accountId: string): Promise<AccountMove> {
  const move = await getMove(directory, accountId)
  invariant(move, 'the row of a move is missing while it runs')
  return move
}

export const insertMove = (directory: Db, accountId: string, { source, target }: { source: string; target: string }) =>
  directory.insertInto('account_moves').values({ agency: accountId, source, target }).execute()

const updateMove = (directory: Db, accountId: string) =>
  directory.updateTable('account_moves').where('agency', '=', accountId)

export const setPhase = (directory: Db, accountId: string, phase: MovePhase) =>
  updateMove(directory, accountId).set({ phase }).execute()

export const setPeople = (directory: Db, accountId: string, people: string[]) =>
  updateMove(directory, accountId).set({ people }).execute()

export const setCopied = (directory: Db, accountId: string, copied: Record<string, CopiedPart>) =>
  updateMove(directory, accountId)
    .set({ copied: sql`copied || ${JSON.stringify(copied)}::jsonb` })
    .execute()

/** What has to be copied again. */
export const unsetCopied = (directory: Db, accountId: string, parts: readonly string[]) =>
  updateMove(directory, accountId)
    .set({ copied: sql`copied - ${parts}::text[]` })
    .execute()

export const deleteMove = (directory: Db, accountId: string) =>
  directory.deleteFrom('account_moves').where('agency', '=', accountId).execute()

/** Tells every process that the account can only be read. */
export const announceMove = (directory: Db, accountId: string) =>
  directory.transaction().execute(async (db) => {
    await db
      .insertInto('account_cells')
      .values({ agency: accountId, cell: null, state: 'MOVING' })
      .onConflict((conflict) => conflict.column('agency').doUpdateSet({ state: 'MOVING' }))
      .execute()
    await updateMove(db, accountId).set({ frozen_at: sql`coalesce(frozen_at, now())` }).execute()
  })

/** From now on the account is in the other cell, and open. */
export const switchCell = (directory: Db, accountId: string, cell: string) =>
  directory.transaction().execute(async (db) => {
    await open(db, accountId, cell)
    await updateMove(db, accountId).set({ phase: 'THAW', thawed_at: sql`now()` }).execute()
  })

/** Opens an account where it was. */
export const openAccount = (directory: Db, accountId: string, cell: string) =>
  directory.transaction().execute((db) => open(db, accountId, cell))

async function open(db: Db, accountId: string, cell: string): Promise<void> {
  if (cell === mainCell) await db.deleteFrom('account_cells').where('agency', '=', accountId).execute()
  else
    await db
      .insertInto('account_cells')
      .values({ agency: accountId, cell, state: 'OPEN' })
      .onConflict((conflict) => conflict.column('agency').doUpdateSet({ cell, state: 'OPEN' }))
      .execute()
}

export const deleteCardCopies = (directory: Db, cell: string, people: readonly string[]) =>
  directory
    .deleteFrom('card_copies')
    .where('cell', '=', cell)
    .where('user_id', '=', sql<string>`any(${people}::uuid[])`)
    .execute()
