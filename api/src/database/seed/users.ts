import { demoPassword } from '@gable/shared/demo/people.ts'
import { hashPassword } from '../../identity/password.ts'
import type { Db } from '../../platform/database.ts'
import type { KnownUser } from './agencies.ts'
import type { Chance } from './chance.ts'
import type { Name } from './names.ts'

interface NewUser {
  email: string
  name: Name
  /** With the password of the demo; the others could only come by a mailed link. */
  signsIn: boolean
}

export async function plantUsers(db: Db, chance: Chance, since: Date, people: NewUser[]) {
  const password_hash = await hashPassword(demoPassword)
  const users = people.map(({ email, name, signsIn }, index) => {
    const created_at = new Date(since.getTime() + index * 1000)
    return { email, name, signsIn, created_at, id: chance.id(created_at) }
  })
  await db
    .insertInto('users')
    .values(
      users.map(({ email, name, signsIn, created_at, id }) => ({
        id,
        email,
        first_name: name.firstName,
        last_name: name.lastName,
        password_hash: signsIn ? password_hash : null,
        created_at,
      })),
    )
    .execute()
  return new Map<string, KnownUser>(users.map(({ email, id, name }) => [email, { id, ...name }]))
}
