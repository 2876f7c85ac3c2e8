import { Problem } from '@gable/shared/http/problem.ts'
import { isReserved, slugFrom, slugTaken } from '@gable/shared/purl/slug.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { readOwnName, takenAmong, takePurl } from './queries.ts'

export const isAvailable = async (db: Db, purlId: string): Promise<boolean> =>
  !isReserved(purlId) && !(await takenAmong(db, [purlId])).has(purlId)

/** The caller's name, or the first of its like that nobody has. */
export async function proposePurl(db: Db, scope: Scope): Promise<string> {
  const { firstName, lastName } = await readOwnName(db, scope)
  const plain = slugFrom(`${firstName} ${lastName}`)
  const alike = [plain, ...Array.from({ length: 98 }, (_, index) => numbered(plain, index + 2))]
  const taken = await takenAmong(db, alike)
  return alike.find((slug) => !taken.has(slug)) ?? numbered(plain, Date.now() % 1_000_000)
}

const numbered = (slug: string, count: number) => `${slug.slice(0, 31 - String(count).length)}-${count}`

/** Once, and for good. */
export async function createPurl(db: Db, scope: Scope, purlId: string): Promise<string> {
  if ((await readOwnName(db, scope)).purlId !== null)
    throw new Problem('conflict', 'You have a personalized URL already. It cannot be changed.')
  if (!(await isAvailable(db, purlId))) throw taken()
  await takePurl(db, scope, purlId).catch((error) => {
    throw error.code === '23505' ? taken() : error
  })
  await notify(db, scope, { kind: 'purl', userId: scope.userId })
  return purlId
}

const taken = () => new Problem('invalid', slugTaken, { purlId: slugTaken })
