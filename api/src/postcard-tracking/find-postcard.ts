import { createStatementBatch } from '../email-delivery/statement-batch.ts'
import { type FoundPostcard, findPostcardsByHash } from '../platform/code-lookups/postcard-queries.ts'
import type { Db } from '../platform/database.ts'
import { hashPostcardCode, parsePostcardCode } from '../postcard-delivery/postcard-code.ts'

type FindPostcard = (text: string) => Promise<FoundPostcard | undefined>

/** Looks codes up. Those that are asked for at the same time share one query. */
export function createPostcardFinder(db: Db): FindPostcard {
  const find = createStatementBatch(async (hashes: readonly Buffer[]) => {
    const found = await findPostcardsByHash(db, hashes)
    return (hash: Buffer) => found.get(hash.toString('hex'))
  })
  return async (text) => {
    const code = parsePostcardCode(text)
    return code === undefined ? undefined : find(hashPostcardCode(code))
  }
}
