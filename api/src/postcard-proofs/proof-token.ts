import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ContentVersionName } from '@gable/shared/content/content-kind.ts'

/** Names one proof. The session still needs access to the account, so a forwarded link opens nothing. */
export interface ProofToken {
  accountId: string
  contentId: string
  version: ContentVersionName
  agentId: string | null
  brandingId: string | null
  variationId: string | null
}

const tokenLifeMs = 10 * 60_000

export function createProofUrl(token: ProofToken, secret: Buffer, now = Date.now()): string {
  const content = Buffer.from(JSON.stringify({ ...token, expiresAt: now + tokenLifeMs }))
  const signed = Buffer.concat([sign(content, secret), content]).toString('base64url')
  return `/api/postcard-proofs?token=${signed}`
}

/** Undefined for a token that is not ours or has expired. */
export function verifyProofToken(text: string, secret: Buffer, now = Date.now()): ProofToken | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const [signature, content] = [bytes.subarray(0, signatureLength), bytes.subarray(signatureLength)]
  const expected = sign(content, secret)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
  const { expiresAt, ...token }: ProofToken & { expiresAt: number } = JSON.parse(content.toString())
  return expiresAt < now ? undefined : token
}

const signatureLength = 32

// The secret signs other things too, and the prefix keeps the signatures apart.
const sign = (content: Buffer, secret: Buffer) =>
  createHmac('sha256', secret).update('postcard-proof:').update(content).digest()
