import { type CreditBalance, emptyBalance } from '@gable/shared/credits/credits.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { AccountScope } from '../platform/scope.ts'
import {
  type CreditMovement,
  findReservedKeys,
  insertCaptures,
  insertGrant,
  insertReleases,
  insertReservations,
  lockBalance,
  type MovedBalance,
  selectBalance,
} from './ledger-queries.ts'

/*
 * The ledger of an account's credits. Each entry moves an amount from one of its four accounts to another, so entries
 * sum to zero, and its key makes it once. The functions run in the caller's transaction and hold the balance of the
 * account locked until it ends: call them last, after all other locks, and commit soon.
 */

/**
 * Reserves credits for each key in order, as far as the balance reaches. Returns the keys that are reserved, also those
 * that were reserved or captured before: repeating a key does nothing. A released key cannot be reserved again.
 */
export async function reserveCredits(
  db: Db,
  scope: AccountScope,
  wanted: readonly CreditMovement[],
): Promise<Set<string>> {
  if (wanted.length === 0) return new Set()
  for (const { key, amount } of wanted) requirePositive(key, amount)
  const before = await lockBalance(db, scope)
  const after = await insertReservations(db, scope, before, wanted)
  await rechargeIfLow(db, scope, after)
  const reserved = new Set(after?.keys)
  const others = wanted.flatMap(({ key }) => (reserved.has(key) ? [] : [key]))
  if (others.length === 0) return reserved
  return new Set([...reserved, ...(await findReservedKeys(db, scope, others))])
}

/** What was reserved under these keys is spent. Once; a released key stays released. */
export async function captureCredits(db: Db, scope: AccountScope, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const before = await lockBalance(db, scope)
  await rechargeIfLow(db, scope, await insertCaptures(db, scope, before, keys))
}

/** What was reserved under these keys is available again, whether still reserved or, as a refund, already spent. Once. */
export async function releaseCredits(
  db: Db,
  scope: AccountScope,
  keys: readonly string[],
  reason: string,
): Promise<void> {
  if (keys.length === 0) return
  const before = await lockBalance(db, scope)
  await rechargeIfLow(db, scope, await insertReleases(db, scope, before, keys, reason))
}

/**
 * Adds credits once for each key. Returns whether it did. A correction may be negative, and is refused if it takes more
 * than is available.
 */
export async function grantCredits(db: Db, scope: AccountScope, grant: CreditMovement): Promise<boolean> {
  const { key, amount, cause } = grant
  if (cause.type !== 'correction') requirePositive(key, amount)
  const before = await lockBalance(db, scope)
  const result = await insertGrant(db, scope, before, grant)
  if (result === 'too little')
    throw new Problem('conflict', `Only ${before.available} credits are available, so ${-amount} cannot be deducted.`)
  await rechargeIfLow(db, scope, result)
  return result !== undefined
}

export const getBalance = async (db: Db, scope: AccountScope): Promise<CreditBalance> =>
  (await selectBalance(db, scope)) ?? emptyBalance

/** Undefined when nothing moved. */
async function rechargeIfLow(db: Db, { accountId }: AccountScope, balance: MovedBalance | undefined) {
  if (balance && balance.rechargeBelow !== null && balance.available < balance.rechargeBelow)
    await enqueue(db, 'recharge-credits', { accountId }, { key: 'recharge-credits' })
}

function requirePositive(key: string, amount: number) {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new Error(`The amount ${amount} of ${key} is not a positive whole number`)
}
