import type { GeneralSettings } from '@gable/shared/landing-pages/layout.ts'
import { updateAsset } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { lockEditablePageOrThrow, lockPageOrThrow } from './page-access.ts'
import { requireNoSplitTest } from './split-tests/end-split-test.ts'
import { updateEndedSplitTest } from './split-tests/queries.ts'
import { type SettingsPart, validateGeneral, validateLayout } from './validate-settings.ts'
import { deletePageDraft } from './version-queries.ts'

interface UpdatePageSettingsInput {
  layout?: SettingsPart<unknown>
  general?: SettingsPart<GeneralSettings>
  basedOn?: string | undefined
}

/** Saves settings so that visitors see them at once. A page that was never published stays a draft. */
export async function updatePageSettings(
  db: Db,
  scope: Scope,
  id: string,
  { layout, general, basedOn }: UpdatePageSettingsInput,
) {
  const page = await lockEditablePageOrThrow(db, scope, id)
  requireUnchanged(page, { basedOn })
  await requireNoSplitTest(db, scope, id)
  const { brandingId, ...settings } = layout
    ? await validateLayout(db, scope, page.type, layout)
    : { ...page.settings, brandingId: page.brandingId }
  const generalSettings = general ? await validateGeneral(db, scope, general) : page.generalSettings
  await updateAsset(db, scope, id, { brandingId, settings, generalSettings: { ...generalSettings } })
  // All settings at once replace the draft of a colleague, too.
  if (layout && general) await deletePageDraft(db, scope, id)
}

export async function renamePage(db: Db, scope: Scope, id: string, name: string) {
  await lockEditablePageOrThrow(db, scope, id)
  await updateAsset(db, scope, id, { name })
}

export async function archivePage(db: Db, scope: Scope, id: string) {
  const { status } = await lockPageOrThrow(db, scope, id)
  if (status === 'ARCHIVED') return
  await updateEndedSplitTest(db, scope, { pageId: id, outcome: 'STOPPED' })
  await updateAsset(db, scope, id, { status: 'ARCHIVED' })
}
