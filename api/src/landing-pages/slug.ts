import { invalid } from '@gable/shared/http/problem.ts'
import { listSlugCandidates, pageSlugTaken } from '@gable/shared/landing-pages/page-slug.ts'
import { updateAsset } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { lockEditablePageOrThrow } from './page-access.ts'
import type { PageHost } from './page-url.ts'
import { claimSharedSlug, claimSlug, isSharedSlugFree, setCurrentSlug } from './slug-queries.ts'

interface AddressedPage {
  pageId: string
  agentId: string | null
}

/** Changes the readable address of a page. Its earlier addresses lead to the new one. */
export async function changePageSlug(db: Db, scope: Scope, id: string, slug: string, host: PageHost) {
  const { agentId } = await lockEditablePageOrThrow(db, scope, id)
  if (!(await setSlug(db, scope, { pageId: id, agentId }, slug, host))) throw invalid({ slug: pageSlugTaken })
  // Visitors see the new address at once.
  await updateAsset(db, scope, id, {})
}

/** Gives a new page an address that is made from its name. */
export async function assignPageSlug(
  db: Db,
  scope: AccountScope,
  { name, ...page }: AddressedPage & { name: string },
  host: PageHost,
) {
  for (const slug of listSlugCandidates(name, page.pageId.slice(-6)))
    if (await setSlug(db, scope, page, slug, host)) return
}

/** Returns false if the slug is taken: among the pages of this owner, or on the host that they share with other agencies. */
async function setSlug(db: Db, scope: AccountScope, page: AddressedPage, slug: string, { isShared }: PageHost) {
  const { pageId, agentId } = page
  const isForAccount = agentId === null
  if (isForAccount && isShared && !(await isSharedSlugFree(db, scope, slug))) return false
  if (!(await claimSlug(db, scope, page, slug))) return false
  // Another agency may have taken it just now, or have it while this one has a host.
  if (isForAccount && !(await claimSharedSlug(db, scope, pageId, slug)) && isShared) return false
  await setCurrentSlug(db, scope, pageId, slug)
  return true
}
