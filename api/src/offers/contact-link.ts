import { createHmac, timingSafeEqual } from 'node:crypto'
import { packId, unpackId } from '../platform/pack-id.ts'

/** Leave to read the offers for one home as one contact. It is stored nowhere: what it names has to be there still. */
export interface ContactLink {
  accountId: string
  propertyId: string
  contactId: string
}

export type LinkOf = (of: Omit<ContactLink, 'accountId'>) => string

export const linksFrom =
  (origin: string, accountId: string, secret: Buffer): LinkOf =>
  (of) =>
    `${origin}/o/${writeLink({ accountId, ...of }, secret)}`

export function writeLink({ accountId, propertyId, contactId }: ContactLink, secret: Buffer): string {
  const content = Buffer.concat([packId(accountId), packId(propertyId), packId(contactId)])
  return Buffer.concat([content, sign(content, secret)]).toString('base64url')
}

/** Undefined for what we did not sign. */
export function readLink(text: string, secret: Buffer): ContactLink | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const [content, signature] = [bytes.subarray(0, 48), bytes.subarray(48)]
  const expected = sign(content, secret)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
  return { accountId: unpackId(content, 0), propertyId: unpackId(content, 16), contactId: unpackId(content, 32) }
}

// The secret signs other things too: the name in front keeps their signatures apart.
const sign = (content: Buffer, secret: Buffer) =>
  createHmac('sha256', secret).update('offers-of-contact:').update(content).digest().subarray(0, 16)
