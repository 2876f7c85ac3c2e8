import { cannotDefaultArchived } from '@gable/shared/branding/brand-use.ts'
import { type Branding, brandingNameMaximum, brandsMaximum } from '@gable/shared/branding/branding.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { toCopyName } from '@gable/shared/text/copy-name.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { getBranding } from './queries.ts'
import {
  type BrandingChange,
  insertBranding,
  insertBrandingCopy,
  lockBrandings,
  updateBranding,
  updateDefaultBranding,
} from './write-queries.ts'

/** The default brand if the id is null. */
export const getBrandingOrThrow = async (db: Db, scope: AccountScope, id: string | null): Promise<Branding> =>
  orNotFound(await getBranding(db, scope, id), 'brand')

export async function createBranding(db: Db, scope: Scope, name: string): Promise<Branding> {
  await requireRoom(db, scope)
  return getBrandingOrThrow(db, scope, await insertBranding(db, scope, name))
}

export async function cloneBranding(db: Db, scope: Scope, id: string): Promise<Branding> {
  const { name } = await getBrandingOrThrow(db, scope, id)
  await requireRoom(db, scope)
  const copyId = await insertBrandingCopy(db, scope, { id, name: toCopyName(name, brandingNameMaximum) })
  return getBrandingOrThrow(db, scope, copyId)
}

/** The lock keeps concurrent requests within the limit. */
async function requireRoom(db: Db, scope: AccountScope) {
  const existing = await lockBrandings(db, scope)
  if (existing.length >= brandsMaximum)
    throw new Problem('conflict', `An account cannot have more than ${brandsMaximum} brands.`)
}

export async function saveBranding(db: Db, scope: Scope, id: string, change: BrandingChange): Promise<Branding> {
  await updateBranding(db, scope, id, change)
  return getBrandingOrThrow(db, scope, id)
}

/** The lock keeps exactly one default brand under concurrent requests. */
export async function setDefaultBranding(db: Db, scope: Scope, id: string): Promise<Branding> {
  const brandings = await lockBrandings(db, scope)
  if ((await getBrandingOrThrow(db, scope, id)).isArchived) throw new Problem('conflict', cannotDefaultArchived)
  if (brandings.includes(id.toLowerCase())) await updateDefaultBranding(db, scope, id)
  return getBrandingOrThrow(db, scope, id)
}
