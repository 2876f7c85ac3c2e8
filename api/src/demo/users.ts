import { demoPassword } from '@gable/shared/demo/people.ts'
import { hashPassword } from '../identity/password.ts'
import type { Db } from '../platform/database.ts'
import type { SeedUser } from './agencies.ts'
import type { Name } from './names.ts'
import type { Rng } from './rng.ts'

interface NewUser {
  email: string
  name: Name
  /** With the demo password; other users could only sign in by an emailed link. */
  signsIn: boolean
}

export async function seedUsers(db: Db, rng: Rng, createdAfter: Date, fixtures: NewUser[]) {
  const password_hash = await hashPassword(demoPassword)
  const users = fixtures.map(({ email, name, signsIn }, index) => {
    const created_at = new Date(createdAfter.getTime() + index * 1000)
    return { email, name, signsIn, created_at, id: rng.uuid(created_at) }
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
  return new Map<string, SeedUser>(users.map(({ email, id, name }) => [email, { id, ...name }]))
}
