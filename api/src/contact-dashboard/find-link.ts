import type { Db } from '../platform/database.ts'
import { findLinkByHash } from '../platform/link-code-queries.ts'
import { hashDashboardCode, parseDashboardCode } from './dashboard-code.ts'

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** The link of a code. The code is the permission to read and answer in the name of its contact. */
export async function findLink(db: Db, text: string) {
  const code = parseDashboardCode(text)
  const link = code && (await findLinkByHash(db, hashDashboardCode(code)))
  return link ? { ...link, code } : undefined
}
