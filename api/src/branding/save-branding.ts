import { type Branding, brandsMaximum } from '@gable/shared/branding/branding.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { getBranding } from './queries.ts'
import { type BrandingChange, insertBranding, lockBrandings, updateDefaultBranding, updateBranding } from './write-queries.ts'

/** The brand that was asked for, or a refusal. */
export async function getBrandingOrThrow(db: Db, scope: AccountScope, id: string | null): Promise<Branding> {
  const branding = await getBranding(db, scope, id)
  if (!branding) throw new Problem('not_found', 'There is no such branding')
  return branding
}

export async function createBranding(db: Db, scope: Scope, name: string): Promise<Branding> {
  const existing = await lockBrandings(db, scope)
  if (existing.length >= brandsMaximum)
    throw new Problem('conflict', `An account cannot have more than ${brandsMaximum} brands.`)
  return getBrandingOrThrow(db, scope, await insertBranding(db, scope, name))
}

export async function saveBranding(db: Db, scope: Scope, id: string, change: BrandingChange): Promise<Branding> {
  await updateBranding(db, scope, id, change)
  return getBrandingOrThrow(db, scope, id)
}

/** There is always exactly one default brand, also while two people choose at the same moment. */
export async function setDefaultBranding(db: Db, scope: Scope, id: string): Promise<Branding> {
  const brandings = await lockBrandings(db, scope)
  if (brandings.includes(id.toLowerCase())) await updateDefaultBranding(db, scope, id)
  return getBrandingOrThrow(db, scope, id)
}
