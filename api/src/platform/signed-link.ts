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

/** What a link names, once its signature is proved. */
export interface LinkTarget {
  scope: AccountScope
  recordIds: string[]
}

/** A URL segment that names an account and records in it. It is not stored and cannot be forged. */
export const signLink = (key: LinkKey, ids: readonly [accountId: string, ...recordIds: string[]]): string =>
  signIds(key, ids, signatureLength).toString('base64url')

/** Undefined when the signature is not ours. */
export const readLink = (key: LinkKey, link: string): LinkTarget | undefined =>
  readIds(key, Buffer.from(link, 'base64url'), signatureLength)

/** Runs `work` in the account of a signed link. Undefined when the signature is not ours. */
export async function withLinkAccount<T>(
  db: Db,
  key: LinkKey,
  link: string,
  work: (db: Db, scope: AccountScope, recordIds: string[]) => Promise<T>,
): Promise<T | undefined> {
  const target = readLink(key, link)
  return target && withAccount(db, target.scope, (db) => work(db, target.scope, target.recordIds))
}

/** An account, records in it and a signature of `length` bytes. */
export function signIds(key: LinkKey, ids: readonly string[], length: number): Buffer {
  const content = Buffer.concat(ids.map(packId))
  return Buffer.concat([content, createSignature(key, content, length)])
}

/** Undefined when the signature is not ours. */
export function readIds(key: LinkKey, bytes: Buffer, length: number): LinkTarget | undefined {
  const content = bytes.subarray(0, Math.max(0, bytes.length - length))
  const isSigned =
    content.length >= idLength &&
    content.length % idLength === 0 &&
    timingSafeEqual(bytes.subarray(content.length), createSignature(key, content, length))
  if (!isSigned) return undefined
  const [accountId = '', ...recordIds] = Array.from({ length: content.length / idLength }, (_, n) =>
    unpackId(content, n * idLength),
  )
  return { scope: mintAccountScope(accountId), recordIds }
}

const idLength = 16
const signatureLength = 16

const createSignature = ({ purpose, secret }: LinkKey, content: Buffer, length: number) =>
  createHmac('sha256', secret).update(`${purpose}:`).update(content).digest().subarray(0, length)
