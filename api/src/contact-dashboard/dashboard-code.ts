import { createHash, createHmac } from 'node:crypto'

interface CodeKeys {
  accountId: string
  contactId: string
  propertyId: string
  generation: number
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeBytes = 10

/**
 * The code of a link: 80 bits as 16 characters of Crockford base32, short enough for a postcard. It is derived rather
 * than stored, so that the database alone opens no page, and yet the agent can see it again.
 */
export function createDashboardCode(
  secret: Buffer,
  { accountId, contactId, propertyId, generation }: CodeKeys,
): string {
  const hmac = createHmac('sha256', secret).update(`dashboard:${accountId}:${contactId}:${propertyId}:${generation}`)
  let bits = BigInt(`0x${hmac.digest().subarray(0, codeBytes).toString('hex')}`)
  let code = ''
  for (let index = 0; index < (codeBytes * 8) / 5; index++) {
    code = alphabet[Number(bits & 31n)] + code
    bits >>= 5n
  }
  return code
}

/** A code as people type it: any case, with spaces or dashes, O for 0 and I or L for 1. Undefined when it cannot be one. */
export function parseDashboardCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? code : undefined
}

export const hashDashboardCode = (code: string): Buffer => createHash('sha256').update(code).digest()
