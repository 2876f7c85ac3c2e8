import { findLinkByHash, withLinkAccount } from '../platform/code-lookups/dashboard-link-queries.ts'
import type { Db } from '../platform/database.ts'
import { hashDashboardCode, parseDashboardCode } from './dashboard-code.ts'

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** The link of a code. The code is the permission to read and answer in the name of its contact. */
export async function findLink(db: Db, text: string) {
  const code = parseDashboardCode(text)
  const link = code && (await findLinkByHash(db, hashDashboardCode(code)))
  return link ? { ...link, code } : undefined
}

/** Runs `work` in a transaction of the account of the link. */
export async function withLink<T>(
  db: Db,
  text: string,
  work: (db: Db, link: FoundLink | undefined) => Promise<T>,
): Promise<T> {
  const code = parseDashboardCode(text)
  if (code === undefined) return work(db, undefined)
  return withLinkAccount(db, hashDashboardCode(code), (db, link) => work(db, link && { ...link, code }))
}
