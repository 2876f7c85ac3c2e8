import { Problem } from '@gable/shared/http/problem.ts'
import type { LayoutType } from '@gable/shared/landing-pages/layout.ts'
import { cannotEditArchived, type PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { type HeldSubject, lockSubject, type SubjectRow } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { findPage } from './queries.ts'

const noSuchPage = () => new Problem('not_found', 'There is no such landing page')

export const ownerOf = ({ agentId }: { agentId: string | null }): PageOwner => (agentId ? 'personal' : 'account')

/** Pages of the account take a permission; everybody has their own. */
export function refuseWithout({ permissions }: Scope, owner: PageOwner) {
  if (owner === 'account' && !permissions.includes('MANAGE_MARKETING_SETTINGS'))
    throw new Problem('forbidden', 'You are not permitted to do this')
}

export async function knownPage(db: Db, scope: Scope, id: string): Promise<SubjectRow> {
  const page = await findPage(db, scope, id)
  if (!page) throw noSuchPage()
  refuseWithout(scope, ownerOf({ agentId: page.agent_id }))
  return page
}

type HeldPage = HeldSubject & { type: LayoutType }

export async function heldPage(db: Db, scope: Scope, id: string): Promise<HeldPage> {
  const page = await lockSubject(db, scope, 'landing-page', id)
  if (!page || (page.agentId !== null && page.agentId !== scope.agentId)) throw noSuchPage()
  refuseWithout(scope, ownerOf(page))
  return page as HeldPage
}

export async function editablePage(db: Db, scope: Scope, id: string): Promise<HeldPage> {
  const page = await heldPage(db, scope, id)
  if (page.status === 'ARCHIVED') throw new Problem('conflict', cannotEditArchived)
  return page
}
