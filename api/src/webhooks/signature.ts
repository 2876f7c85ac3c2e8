import { createHmac, randomBytes } from 'node:crypto'

export const createSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

/** Signs the timestamp too, so that an intercepted request cannot be replayed later. */
export const signPayload = (secret: string, timestamp: number, body: string | Buffer): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`
