import type { Role } from '@gable/shared/access.ts'
import { newId } from '@gable/shared/ids.ts'
import { createAccountToken } from '../platform/account-token.ts'
import { type Db, withTransaction } from '../platform/database.ts'
import { hashToken } from '../platform/gate.ts'
import { createToken } from '../platform/session-cookie.ts'
import { insertAgencyDefaults } from './agency-defaults.ts'
import {
  ensureStandardPlan,
  findAnyAgency,
  findAnyUser,
  insertAgency,
  insertDefaultPermissions,
  insertInvitation,
} from './create-agency-queries.ts'

/** Creates an agency that is not set up yet, and an invitation for its owner. Needs the owner's database connection. */
export const createAgencyForOwner = (db: Db, { name, ownerEmail }: { name: string; ownerEmail: string }) =>
  withTransaction(db, async (db) => {
    const accountId = newId()
    await ensureStandardPlan(db)
    await insertAgency(db, accountId, name)
    await insertDefaultPermissions(db, accountId)
    await insertAgencyDefaults(db, { accountId, name })
    return { accountId, code: await createInvitation(db, accountId, ownerEmail, 'OWNER') }
  })

/** Creates an invitation for the first owner, unless a user exists. Each call creates another one, and only one gets used. */
export async function createFirstOwnerInvitation(db: Db, ownerEmail: string): Promise<string | undefined> {
  if (await findAnyUser(db)) return undefined
  const agency = await findAnyAgency(db)
  if (agency) return createInvitation(db, agency.account_id, ownerEmail, 'OWNER')
  return (await createAgencyForOwner(db, { name: 'My Agency', ownerEmail })).code
}

/** Returns the code, which is not stored. */
async function createInvitation(db: Db, accountId: string, email: string, role: Role) {
  const secret = createToken()
  await insertInvitation(db, { accountId, email: email.toLowerCase(), role, tokenHash: hashToken(secret) })
  return createAccountToken(accountId, secret)
}
