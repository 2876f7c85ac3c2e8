import type { Role } from '@gable/shared/access.ts'
import { newId } from '@gable/shared/ids.ts'
import { createAccountToken } from '../platform/account-token.ts'
import { assignAccountToCell } from '../platform/cells/assign-account-to-cell.ts'
import { inCellOf } from '../platform/cells/cells.ts'
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
export async function createAgencyForOwner(db: Db, { name, ownerEmail, cell }: NewAgency) {
  const accountId = newId()
  // Chosen before there is anything of the account. If what follows fails, nothing refers to the ID.
  if (cell) await withTransaction(db, ensureStandardPlan).then(() => assignAccountToCell(db, accountId, cell))
  return inCellOf(db, accountId, (db) =>
    withTransaction(db, async (db) => {
      await ensureStandardPlan(db)
      await insertAgency(db, accountId, name)
      await insertDefaultPermissions(db, accountId)
      await insertAgencyDefaults(db, { accountId, name })
      return { accountId, code: await createInvitation(db, accountId, ownerEmail, 'OWNER') }
    }),
  )
}

interface NewAgency {
  name: string
  ownerEmail: string
  /** Another database than the directory's. */
  cell?: string | undefined
}

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
