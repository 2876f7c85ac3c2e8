import { hash, randomBytes } from 'node:crypto'
import { dayLength } from '@gable/shared/time/calendar.ts'

/** Hashes an address with a salt that changes daily and stays in this process. Neither address nor hash is stored. */
export function createVisitorHasher(clock: () => number = Date.now): (address: string) => string {
  let salt = ''
  let expiresAt = 0
  return (address) => {
    const now = clock()
    if (now >= expiresAt) {
      salt = randomBytes(32).toString('base64')
      expiresAt = now + dayLength
    }
    return hash('sha256', salt + address, 'base64')
  }
}
