import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Db, withAccount } from './database.ts'
import { mintAccountScope } from './mint.ts'
import { packId, unpackId } from './pack-id.ts'
import type { AccountScope } from './scope.ts'

/** Signs one kind of link. The secret signs other things too, and the purpose keeps the signatures apart. */
export interface LinkKey {
  purpose: string
  secret: Buffer
}

/** A URL segment that names an account and records in it. It is not stored and cannot be forged. */
export function signLink(key: LinkKey, ids: readonly [accountId: string, ...recordIds: string[]]): string {
  const content = Buffer.concat(ids.map(packId))
  return Buffer.concat([content, createSignature(key, content)]).toString('base64url')
}

/** Runs `work` in the account of a signed link. Undefined when the signature is not ours. */
export async function withLinkAccount<T>(
  db: Db,
  key: LinkKey,
  link: string,
  work: (db: Db, scope: AccountScope, recordIds: string[]) => Promise<T>,
): Promise<T | undefined> {
  const bytes = Buffer.from(link, 'base64url')
  const content = bytes.subarray(0, Math.max(0, bytes.length - signatureLength))
  const isSigned =
    content.length >= idLength &&
    content.length % idLength === 0 &&
    timingSafeEqual(bytes.subarray(content.length), createSignature(key, content))
  if (!isSigned) return undefined
  const [accountId = '', ...recordIds] = Array.from({ length: content.length / idLength }, (_, n) =>
    unpackId(content, n * idLength),
  )
  const scope = mintAccountScope(accountId)
  return withAccount(db, scope, (db) => work(db, scope, recordIds))
}

const idLength = 16
const signatureLength = 16

const createSignature = ({ purpose, secret }: LinkKey, content: Buffer) =>
  createHmac('sha256', secret).update(`${purpose}:`).update(content).digest().subarray(0, signatureLength)
