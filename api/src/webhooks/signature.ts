import { createHmac, randomBytes } from 'node:crypto'

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

/** Covers the time as well, so that what was caught on the way cannot be sent again later. */
export const signatureOf = (secret: string, timestamp: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
