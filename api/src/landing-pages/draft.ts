import { isDeepStrictEqual } from 'node:util'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { GeneralSettings } from '@gable/shared/landing-pages/layout.ts'
import { neverPublished } from '@gable/shared/landing-pages/messages.ts'
import { updateAsset } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { type LockedPage, lockEditablePageOrThrow } from './page-access.ts'
import { toPageSettings } from './page-settings.ts'
import { validatePage } from './validate-settings.ts'
import { deletePageDraft, getPageVersion, type StoredPageSettings, storePageDraft } from './version-queries.ts'

interface SaveDraftInput {
  layoutSettings: unknown
  generalSettings: GeneralSettings
  basedOn: string
}

/** Saves settings that visitors do not see until they are published. */
export async function savePageDraft(db: Db, scope: Scope, id: string, input: SaveDraftInput) {
  const page = await lockEditablePageOrThrow(db, scope, id)
  requireUnchanged(page, input)
  await storeDraft(db, scope, page, await validatePage(db, scope, page.type, input))
}

/** Replaces the draft by an earlier version. Visitors see it once it is published. */
export async function restorePageVersion(db: Db, scope: Scope, id: string, version: number) {
  const page = await lockEditablePageOrThrow(db, scope, id)
  await storeDraft(db, scope, page, orNotFound(await getPageVersion(db, scope, id, version), 'version'))
}

export async function discardPageDraft(db: Db, scope: Scope, id: string) {
  const page = await lockEditablePageOrThrow(db, scope, id)
  if (page.status === 'DRAFT') throw new Problem('conflict', neverPublished)
  await deletePageDraft(db, scope, id)
  await updateAsset(db, scope, id, {})
}

async function storeDraft(db: Db, scope: Scope, page: LockedPage, draft: StoredPageSettings) {
  const { _id: id, status, type } = page
  // Nobody sees a page that was never published, so its settings are the draft.
  if (status === 'DRAFT') return updateAsset(db, scope, id, draft)
  if (isDeepStrictEqual(toPageSettings(type, draft), toPageSettings(type, page))) await deletePageDraft(db, scope, id)
  else await storePageDraft(db, scope, id, draft)
  await updateAsset(db, scope, id, {})
}
