import { contactGone } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { countContactsOf, insertDistinct } from './distinct-queries.ts'

/** Says of contacts that each is somebody else. */
export async function distinguish(db: Db, scope: Scope, ids: string[]) {
  const different = [...new Set(ids)]
  if (different.length < 2)
    throw new Problem('invalid', 'Some fields need attention', { ids: 'Please choose two contacts' })
  if ((await countContactsOf(db, scope, different)) < different.length) throw new Problem('not_found', contactGone)
  await insertDistinct(db, scope, different)
}
