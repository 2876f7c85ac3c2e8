import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** What the cells of a person know of them: no password and no key. */
interface Card {
  id: string
  email: string
  first_name: string
  last_name: string
  phone: string | null
  time_zone: string | null
  created_at: Date
  hasSecondFactor: boolean
}

export async function getCard(directory: Db, userId: string): Promise<Card | undefined> {
  const { rows } = await sql<Card>`
    select id, email, first_name, last_name, phone, time_zone, created_at,
      exists (select from passkeys p where p.user_id = u.id)
        or exists (select from authenticator_apps t where t.user_id = u.id and t.encrypted_secret is not null)
        as "hasSecondFactor"
    from users u where id = ${userId}`.execute(directory)
  return rows[0]
}

/** Copies of one person wait for each other, so that the one that read last is written last. */
export const lockCard = (cell: Db, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('card'), hashtext(${userId}))`.execute(cell)

/** That there is a second factor is marked like an authenticator app whose secret is not here. */
export async function upsertCard(cell: Db, { hasSecondFactor, ...card }: Card): Promise<void> {
  await cell
    .insertInto('users')
    .values(card)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({
          email: ref('excluded.email'),
          first_name: ref('excluded.first_name'),
          last_name: ref('excluded.last_name'),
          phone: ref('excluded.phone'),
          time_zone: ref('excluded.time_zone'),
        }))
        .where(
          sql<boolean>`(users.email, users.first_name, users.last_name, users.phone, users.time_zone)
            is distinct from (excluded.email, excluded.first_name, excluded.last_name, excluded.phone, excluded.time_zone)`,
        ),
    )
    .execute()
  if (hasSecondFactor)
    await cell
      .insertInto('authenticator_apps')
      .values({ user_id: card.id, encrypted_secret: Buffer.alloc(0), added_at: sql`now()` })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await cell.deleteFrom('authenticator_apps').where('user_id', '=', card.id).execute()
}

export const listCellsWithCard = async (directory: Db, userId: string): Promise<string[]> =>
  (await directory.selectFrom('card_copies').select('cell').where('user_id', '=', userId).execute()).map(
    ({ cell }) => cell,
  )

/** The people whose cards a cell has a copy of, by ID. */
export const listCopiedCards = (directory: Db, cell: string, { after, limit }: { after: string; limit: number }) =>
  directory
    .selectFrom('card_copies')
    .select('user_id as userId')
    .where('cell', '=', cell)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()

export const insertCardCopy = (directory: Db, userId: string, cell: string) =>
  directory
    .insertInto('card_copies')
    .values({ user_id: userId, cell })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** For the owner's connection, which sees every account. */
export const hasMembershipBesides = async (owner: Db, accountId: string, userId: string): Promise<boolean> =>
  (await owner
    .selectFrom('agents')
    .select('id')
    .where('user_id', '=', userId)
    .where('account_id', '<>', accountId)
    .where('deactivated_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
