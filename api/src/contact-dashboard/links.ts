import type { DashboardLink } from '@gable/shared/contact-dashboard/endpoints.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { getContactOrThrow, lockContactOrThrow } from '../contacts/get-contact.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { createDashboardCode, hashDashboardCode } from './dashboard-code.ts'
import { insertLink, type LinkRow, listLinks, revokeLinks } from './link-queries.ts'

interface LinkOptions {
  secret: Buffer
  /** The origin of the account's public pages. */
  origin: string
}

/** The links to the dashboards of a contact's homes. A home without one gets its first link here. */
export async function getDashboardLinks(
  db: Db,
  scope: AccountScope,
  id: string,
  options: LinkOptions,
): Promise<DashboardLink[]> {
  const { _id: contactId } = await getContactOrThrow(db, scope, id)
  const rows = await listLinks(db, scope, contactId)
  for (const row of rows) if (row.generation === null) await createLink(db, scope, contactId, row, 1, options)
  return rows.map((row) => toLink(scope, contactId, { ...row, generation: row.generation ?? 1 }, options))
}

/** The path of a home's page. Undefined while its link is off, or was never created. */
export async function findDashboardPath(
  db: Db,
  scope: AccountScope,
  { contactId, propertyId }: LinkPath,
  secret: Buffer,
): Promise<string | undefined> {
  const row = (await listLinks(db, scope, contactId)).find((row) => row.propertyId === propertyId)
  if (!row || row.generation === null || row.isRevoked) return undefined
  const { generation } = row
  return `/d/${createDashboardCode(secret, { ...scope, contactId, propertyId, generation })}`
}

/** Like `findDashboardPath`, but a home without a link gets its first one. */
export async function getDashboardPath(db: Db, scope: AccountScope, path: LinkPath, secret: Buffer) {
  const row = (await listLinks(db, scope, path.contactId)).find(({ propertyId }) => propertyId === path.propertyId)
  if (row?.generation === null) await createLink(db, scope, path.contactId, row, 1, { secret })
  return findDashboardPath(db, scope, path, secret)
}

export async function replaceDashboardLink(db: Db, scope: AccountScope, path: LinkPath, options: LinkOptions) {
  const row = await lockLinkOrThrow(db, scope, path)
  const generation = (row.generation ?? 0) + 1
  await revokeLinks(db, scope, path)
  await createLink(db, scope, path.contactId, row, generation, options)
  return toLink(scope, path.contactId, { ...row, generation, isRevoked: false }, options)
}

export async function revokeDashboardLink(db: Db, scope: AccountScope, path: LinkPath, options: LinkOptions) {
  const row = await lockLinkOrThrow(db, scope, path)
  // A link that was never used is created first, so that it stays off.
  if (row.generation === null) await createLink(db, scope, path.contactId, row, 1, options)
  await revokeLinks(db, scope, path)
  return toLink(scope, path.contactId, { ...row, generation: row.generation ?? 1, isRevoked: true }, options)
}

interface LinkPath {
  contactId: string
  propertyId: string
}

async function lockLinkOrThrow(db: Db, scope: AccountScope, { contactId, propertyId }: LinkPath): Promise<LinkRow> {
  await lockContactOrThrow(db, scope, contactId)
  const rows = await listLinks(db, scope, contactId)
  return orNotFound(
    rows.find((row) => row.propertyId === propertyId),
    'home of this contact',
  )
}

const createLink = (
  db: Db,
  scope: AccountScope,
  contactId: string,
  { propertyId }: Pick<LinkRow, 'propertyId'>,
  generation: number,
  { secret }: Pick<LinkOptions, 'secret'>,
) => {
  const code = createDashboardCode(secret, { accountId: scope.accountId, contactId, propertyId, generation })
  return insertLink(db, scope, { contactId, propertyId, generation }, hashDashboardCode(code))
}

function toLink(
  { accountId }: AccountScope,
  contactId: string,
  { propertyId, address, isRevoked, lastViewedAt, generation }: LinkRow & { generation: number },
  { secret, origin }: LinkOptions,
): DashboardLink {
  const code = isRevoked ? null : createDashboardCode(secret, { accountId, contactId, propertyId, generation })
  return {
    propertyId,
    address,
    code,
    url: code && `${origin}/d/${code}`,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  }
}
