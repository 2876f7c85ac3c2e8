import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

export const listMembersWithoutFactor = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('agents as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id as _id', 'u.display_name as name', 'u.email'])
    .where('a.account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys as p').select('p.id').whereRef('p.user_id', '=', 'a.user_id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('authenticator_apps as t')
            .select('t.user_id')
            .whereRef('t.user_id', '=', 'a.user_id')
            .where('t.encrypted_secret', 'is not', null),
        ),
      ),
    )
    .orderBy('u.display_name')
    .orderBy('a.id')
    .execute()
