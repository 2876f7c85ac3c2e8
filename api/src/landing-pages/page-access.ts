import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { LayoutType } from '@gable/shared/landing-pages/layout.ts'
import { cannotEditArchived, type PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { type AssetRow, type LockedAsset, lockAsset } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { findPage } from './queries.ts'

export const ownerOf = ({ agentId }: { agentId: string | null }): PageOwner => (agentId ? 'personal' : 'account')

/** Account pages require the marketing permission; every agent may manage personal pages. */
export function requireOwnerPermission({ permissions }: Scope, owner: PageOwner) {
  if (owner === 'account' && !permissions.includes('MANAGE_MARKETING_SETTINGS'))
    throw new Problem('forbidden', "You don't have permission to do this")
}

export async function getPageOrThrow(db: Db, scope: Scope, id: string): Promise<AssetRow> {
  const page = orNotFound(await findPage(db, scope, id), 'landing page')
  requireOwnerPermission(scope, ownerOf({ agentId: page.agent_id }))
  return page
}

export type LockedPage = LockedAsset & { _id: string; type: LayoutType }

export async function lockPageOrThrow(db: Db, scope: Scope, id: string): Promise<LockedPage> {
  const row = await lockAsset(db, scope, 'landing-page', id)
  const isOfAnotherAgent = row && row.agentId !== null && row.agentId !== scope.agentId
  const page = orNotFound(isOfAnotherAgent ? undefined : row, 'landing page')
  requireOwnerPermission(scope, ownerOf(page))
  return { ...page, _id: id } as LockedPage
}

export async function lockEditablePageOrThrow(db: Db, scope: Scope, id: string): Promise<LockedPage> {
  const page = await lockPageOrThrow(db, scope, id)
  if (page.status === 'ARCHIVED') throw new Problem('conflict', cannotEditArchived)
  return page
}
