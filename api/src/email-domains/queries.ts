import { orNotFound } from '@gable/shared/http/problem.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { EmailTables, StoredChecks } from '../database/schema/emails.ts'
import { lockInAccount } from '../platform/account-lock-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { NewDkimKey } from './dkim-key.ts'

export type DomainRow = Omit<Selectable<EmailTables['email_domains']>, 'account_id'> & { keys: KeyRow[] }

/** A key without its private half. */
export type KeyRow = Pick<
  Selectable<EmailTables['email_domain_keys']>,
  'selector' | 'public_key' | 'created_at' | 'active_from' | 'retired_at'
>

/** The sending domains of an account, oldest first. */
export async function listDomains(db: Db, { accountId }: AccountScope): Promise<DomainRow[]> {
  const domains = await db
    .selectFrom('email_domains')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const keys = await selectKeys(db, { accountId }).execute()
  return domains.map((domain) => ({ ...domain, keys: keys.filter(({ domain_id }) => domain_id === domain.id) }))
}

export async function getDomainOrThrow(db: Db, { accountId }: AccountScope, domainId: string): Promise<DomainRow> {
  const domain = await selectDomain(db, { accountId }, domainId).executeTakeFirst()
  const keys = await selectKeys(db, { accountId }).where('domain_id', '=', domainId).execute()
  return { ...orNotFound(domain, 'domain'), keys }
}

/** Locks the domain until the transaction ends. */
export async function lockDomainOrThrow(db: Db, scope: AccountScope, domainId: string): Promise<DomainRow> {
  orNotFound(await selectDomain(db, scope, domainId).forUpdate().executeTakeFirst(), 'domain')
  return getDomainOrThrow(db, scope, domainId)
}

const selectDomain = (db: Db, { accountId }: AccountScope, domainId: string) =>
  db.selectFrom('email_domains').selectAll().where('account_id', '=', accountId).where('id', '=', domainId)

const selectKeys = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('email_domain_keys')
    .select(['domain_id', 'selector', 'public_key', 'created_at', 'active_from', 'retired_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('selector')

export async function lockAndCountDomains(db: Db, scope: AccountScope): Promise<number> {
  await lockInAccount(db, scope, 'sending domains')
  const { count } = await db
    .selectFrom('email_domains')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', scope.accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether the domain was inserted. It is not if the account has it already. */
export async function insertDomain(
  db: Db,
  { accountId }: AccountScope,
  domain: Omit<Insertable<EmailTables['email_domains']>, 'account_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('email_domains')
    .values({ ...domain, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['account_id', 'domain']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const insertKey = (
  db: Db,
  { accountId }: AccountScope,
  domainId: string,
  { selector, publicKey, encryptedPrivateKey }: NewDkimKey,
) =>
  db
    .insertInto('email_domain_keys')
    .values({
      account_id: accountId,
      domain_id: domainId,
      selector,
      public_key: publicKey,
      private_key: encryptedPrivateKey,
    })
    .execute()

type DomainChange = Omit<Updateable<EmailTables['email_domains']>, 'account_id' | 'id'>

export const updateDomain = (db: Db, { accountId }: AccountScope, domainId: string, change: DomainChange) =>
  db.updateTable('email_domains').set(change).where('account_id', '=', accountId).where('id', '=', domainId).execute()

export const storeChecks = (
  db: Db,
  scope: AccountScope,
  domainId: string,
  checks: StoredChecks,
  change: DomainChange,
) => updateDomain(db, scope, domainId, { ...change, checks: JSON.stringify(checks), checked_at: new Date() })

export async function deleteDomainOrThrow(db: Db, { accountId }: AccountScope, domainId: string): Promise<void> {
  const deleted = await db
    .deleteFrom('email_domains')
    .where('account_id', '=', accountId)
    .where('id', '=', domainId)
    .returning('id')
    .executeTakeFirst()
  orNotFound(deleted, 'domain')
}

/** The key signs from now on, and the keys before it retire after a while: emails on their way still need their records. */
export async function activateKey(
  db: Db,
  { accountId }: AccountScope,
  { domainId, selector, retiresAt }: { domainId: string; selector: string; retiresAt: Date },
): Promise<void> {
  const keys = db.updateTable('email_domain_keys').where('account_id', '=', accountId).where('domain_id', '=', domainId)
  await keys.set({ retired_at: retiresAt }).where('selector', '!=', selector).where('retired_at', 'is', null).execute()
  await keys.set({ active_from: sql<Date>`now()` }).where('selector', '=', selector).execute()
}

/** Deletes the keys that retired before the time, also their private halves. */
export const deleteRetiredKeys = (db: Db, { accountId }: AccountScope, domainId: string, before: Date) =>
  db
    .deleteFrom('email_domain_keys')
    .where('account_id', '=', accountId)
    .where('domain_id', '=', domainId)
    .where('retired_at', '<', before)
    .execute()

/** The signing key of the account's oldest verified domain. */
export const getActiveKey = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('email_domains')
    .innerJoin('email_domain_keys', (join) =>
      join
        .onRef('email_domain_keys.account_id', '=', 'email_domains.account_id')
        .onRef('email_domain_keys.domain_id', '=', 'email_domains.id'),
    )
    .select([
      'email_domains.id as domainId',
      'email_domains.domain',
      'email_domains.local_part as localPart',
      'email_domains.checks',
      'email_domain_keys.selector',
      'email_domain_keys.private_key as encrypted',
    ])
    .where('email_domains.account_id', '=', accountId)
    .where('email_domains.verified_at', 'is not', null)
    .where('email_domain_keys.active_from', 'is not', null)
    .orderBy('email_domains.verified_at')
    .orderBy('email_domains.id')
    .orderBy('email_domain_keys.active_from', 'desc')
    .limit(1)
    .executeTakeFirst()
