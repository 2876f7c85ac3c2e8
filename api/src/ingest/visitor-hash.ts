import { hash, randomBytes } from 'node:crypto'

const day = 86_400_000

/** Names an address for as long as a day, to this process only. Neither the address nor its name is ever stored. */
export function openVisitorHash(clock: () => number = Date.now): (address: string) => string {
  let salt = ''
  let until = 0
  return (address) => {
    const now = clock()
    if (now >= until) {
      salt = randomBytes(32).toString('base64')
      until = now + day
    }
    return hash('sha256', salt + address, 'base64')
  }
}
