import { hash, verify } from '@node-rs/argon2'

// The library's default algorithm is argon2id. The cost follows OWASP's recommendation.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Takes the same time for an unknown user or one without a password as for a wrong password. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has')
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null
}

let decoy: Promise<string> | undefined
