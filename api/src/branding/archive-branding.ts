import { cannotArchiveDefault, toBrandInUseMessage } from '@gable/shared/branding/brand-use.ts'
import type { Branding } from '@gable/shared/branding/branding.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { getBrandingOrThrow } from './save-branding.ts'
import { listBrandUses } from './use-queries.ts'
import { lockBrandings, updateBranding } from './write-queries.ts'

/** Refuses while anything that is not archived uses the brand. An archived page keeps its brand, in case it is published again. */
export async function archiveBranding(db: Db, scope: Scope, id: string): Promise<Branding> {
  await lockBrandings(db, scope)
  const branding = await getBrandingOrThrow(db, scope, id)
  if (branding.isArchived) return branding
  if (branding.isDefault) throw new Problem('conflict', cannotArchiveDefault)
  const uses = (await listBrandUses(db, scope, id)).filter(({ isArchived }) => !isArchived)
  if (uses.length > 0) throw new Problem('conflict', toBrandInUseMessage(uses))
  await updateBranding(db, scope, id, { archivedAt: new Date() })
  return getBrandingOrThrow(db, scope, id)
}

export async function unarchiveBranding(db: Db, scope: Scope, id: string): Promise<Branding> {
  await updateBranding(db, scope, id, { archivedAt: null })
  return getBrandingOrThrow(db, scope, id)
}
