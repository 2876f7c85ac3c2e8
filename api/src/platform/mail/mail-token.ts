import { type LinkKey, type LinkTarget, readIds, signIds } from '../signed-link.ts'

/**
 * Names an account and a record in addresses and headers of emails: 61 characters, because the name before the @ may
 * have 64, and in base32, because mail servers change the case.
 */
export function createMailToken(key: LinkKey, accountId: string, recordId: string): string {
  const bytes = signIds(key, [accountId, recordId], signatureLength)
  let bits = BigInt(`0x${bytes.toString('hex')}`) << paddingBits
  let token = ''
  for (let index = 0; index < tokenLength; index++) {
    token = alphabet[Number(bits & 31n)] + token
    bits >>= 5n
  }
  return token
}

/** Undefined when the signature is not ours. */
export function readMailToken(key: LinkKey, token: string): LinkTarget | undefined {
  if (!tokenPattern.test(token)) return undefined
  let bits = 0n
  for (const character of token.toLowerCase()) bits = (bits << 5n) | BigInt(alphabet.indexOf(character))
  if (bits & ((1n << paddingBits) - 1n)) return undefined
  return readIds(
    key,
    Buffer.from((bits >> paddingBits).toString(16).padStart(tokenBytes * 2, '0'), 'hex'),
    signatureLength,
  )
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const signatureLength = 6
const tokenBytes = 16 + 16 + signatureLength
const tokenLength = Math.ceil((tokenBytes * 8) / 5)
const paddingBits = BigInt(tokenLength * 5 - tokenBytes * 8)
const tokenPattern = new RegExp(`^[a-z2-7]{${tokenLength}}$`, 'i')
