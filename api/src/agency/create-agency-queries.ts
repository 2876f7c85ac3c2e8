import { defaultPermissions, type Permission, type Role } from '@gable/shared/access.ts'
import { newId } from '@gable/shared/ids.ts'
import { countedFeatures } from '@gable/shared/plans/plan.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

const standardPlan = 'standard'

export const ensureStandardPlan = (db: Db) =>
  db
    .insertInto('plans')
    .values({
      id: standardPlan,
      plan_name: 'Standard',
      feature_flags: JSON.stringify({}),
      numerical_feature_map: JSON.stringify(Object.fromEntries(countedFeatures.map((feature) => [feature, 1000]))),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const insertAgency = (db: Db, accountId: string, name: string) =>
  db
    .insertInto('agencies')
    .values({
      account_id: accountId,
      name,
      onboarding_step: 'PROFESSIONAL_DETAILS',
      onboarding_details: '{}',
      plan_id: standardPlan,
    })
    .execute()

export const insertDefaultPermissions = (db: Db, accountId: string) =>
  db
    .insertInto('role_permissions')
    .values(
      (Object.entries(defaultPermissions) as [Role, readonly Permission[]][]).flatMap(([role, granted]) =>
        granted.map((permission) => ({ account_id: accountId, role, permission })),
      ),
    )
    .execute()

export const insertInvitation = (
  db: Db,
  invitation: { accountId: string; email: string; role: Role; tokenHash: Buffer },
) =>
  db
    .insertInto('invitations')
    .values({
      account_id: invitation.accountId,
      id: newId(),
      email: invitation.email,
      role: invitation.role,
      token_hash: invitation.tokenHash,
      expires_at: sql`now() + interval '14 days'`,
    })
    .execute()

export const findAnyUser = (db: Db) => db.selectFrom('users').select('id').limit(1).executeTakeFirst()

export const findAnyAgency = (db: Db) => db.selectFrom('agencies').select('account_id').limit(1).executeTakeFirst()
