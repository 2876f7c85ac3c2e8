import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Db, inAccount } from './database.ts'
import { mintAccountScope } from './mint.ts'
import { packId, unpackId } from './pack-id.ts'
import type { AccountScope } from './scope.ts'

/** Signs links of one kind. The secret signs other things too: the purpose keeps their signatures apart. */
export interface Seal {
  purpose: string
  secret: Buffer
}

/** A part of an address that names an account and things in it. It is stored nowhere, and nobody can make one up. */
export function sealLink(seal: Seal, ids: readonly [accountId: string, ...inIt: string[]]): string {
  const content = Buffer.concat(ids.map(packId))
  return Buffer.concat([content, signatureOf(seal, content)]).toString('base64url')
}

/** Opens the account of a link: that we signed it proves it. Undefined for what we did not sign. */
export async function inAccountOfLink<T>(
  db: Db,
  seal: Seal,
  link: string,
  work: (db: Db, scope: AccountScope, inIt: string[]) => Promise<T>,
): Promise<T | undefined> {
  const bytes = Buffer.from(link, 'base64url')
  const content = bytes.subarray(0, Math.max(0, bytes.length - signatureLength))
  const isOurs =
    content.length >= idLength &&
    content.length % idLength === 0 &&
    timingSafeEqual(bytes.subarray(content.length), signatureOf(seal, content))
  if (!isOurs) return undefined
  const [accountId = '', ...inIt] = Array.from({ length: content.length / idLength }, (_, n) =>
    unpackId(content, n * idLength),
  )
  const scope = mintAccountScope(accountId)
  return inAccount(db, scope, (db) => work(db, scope, inIt))
}

const idLength = 16
const signatureLength = 16

const signatureOf = ({ purpose, secret }: Seal, content: Buffer) =>
  createHmac('sha256', secret).update(`${purpose}:`).update(content).digest().subarray(0, signatureLength)
