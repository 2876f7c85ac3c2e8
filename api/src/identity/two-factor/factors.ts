import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../../platform/database.ts'
import { deleteRecoveryCodes, deleteTrustedDevices, hasFactor, listRequiringAgencies } from './queries.ts'

/** Refuses the removal of the last factor of a member of an agency that requires one. Call it after removing. */
export async function requireOtherFactor(db: Db, userId: string) {
  if (await hasFactor(db, userId)) return
  const [agency] = await listRequiringAgencies(db, userId)
  if (agency)
    throw new Problem(
      'conflict',
      `${agency} requires two-factor sign-in. Add another app or passkey before you remove this one.`,
    )
}

/** Recovery codes and trusted devices mean nothing without a factor, and must not return with the next one. */
export async function endTwoFactorIfLast(db: Db, userId: string) {
  if (await hasFactor(db, userId)) return
  await deleteRecoveryCodes(db, userId)
  await deleteTrustedDevices(db, userId)
}
