import type { Role } from '@gable/shared/access.ts'
import { newId } from '@gable/shared/ids.ts'
import { accountToken } from '../platform/account-token.ts'
import { atomically, type Db } from '../platform/database.ts'
import { hashOf } from '../platform/gate.ts'
import { newToken } from '../platform/session-cookie.ts'
import {
  anyAgency,
  anyUser,
  ensureStandardPlan,
  grantDefaults,
  insertAgency,
  insertInvitation,
} from './founding-queries.ts'
import { furnishAgency } from './furnish-queries.ts'

/** Makes an agency that its owner will set up, with the owner's invitation. Works as the database's owner. */
export const foundAgency = (db: Db, { name, ownerEmail }: { name: string; ownerEmail: string }) =>
  atomically(db, async (db) => {
    const accountId = newId()
    await ensureStandardPlan(db)
    await insertAgency(db, accountId, name)
    await grantDefaults(db, accountId)
    await furnishAgency(db, { accountId, name })
    return { accountId, code: await invite(db, accountId, ownerEmail, 'OWNER') }
  })

/** While nobody has an account: the code by which the first owner comes in. A new one each time, of which one is used. */
export async function invitationForFirstOwner(db: Db, ownerEmail: string): Promise<string | undefined> {
  if (await anyUser(db)) return undefined
  const agency = await anyAgency(db)
  if (agency) return invite(db, agency.account_id, ownerEmail, 'OWNER')
  return (await foundAgency(db, { name: 'My Agency', ownerEmail })).code
}

/** The code is shown once and stored nowhere. */
async function invite(db: Db, accountId: string, email: string, role: Role) {
  const secret = newToken()
  await insertInvitation(db, { accountId, email: email.toLowerCase(), role, tokenHash: hashOf(secret) })
  return accountToken(accountId, secret)
}
