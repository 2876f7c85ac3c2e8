import { type PreferenceKey, type Preferences, preferenceValues } from '@gable/shared/preferences/preference.ts'
import type { ZodType } from 'zod'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** All, or those with these keys. Without values that an earlier release allowed. */
export async function getPreferences(db: Db, scope: Scope, keys?: readonly PreferenceKey[]): Promise<Preferences> {
  if (keys?.length === 0) return {}
  const rows = await db
    .selectFrom('preferences')
    .select(['key', 'value'])
    .where('account_id', '=', scope.accountId)
    .where('user_id', '=', scope.userId)
    .$if(keys !== undefined, (query) => query.where('key', 'in', [...(keys ?? [])]))
    .execute()
  return Object.fromEntries(rows.filter(isAllowed).map(({ key, value }) => [key, value]))
}

const isAllowed = ({ key, value }: { key: string; value: unknown }) =>
  (preferenceValues as Record<string, ZodType>)[key]?.safeParse(value).success === true

export async function savePreferences(db: Db, { accountId, userId }: Scope, values: Preferences) {
  const rows = Object.entries(values).map(([key, value]) => ({
    account_id: accountId,
    user_id: userId,
    key,
    value: JSON.stringify(value),
  }))
  if (rows.length === 0) return
  await db
    .insertInto('preferences')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'user_id', 'key'])
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value') as never })),
    )
    .execute()
}
