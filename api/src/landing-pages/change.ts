import type { GeneralSettings } from '@gable/shared/landing-pages/layout.ts'
import { updateSubject } from '../assets/queries.ts'
import { refuseStale } from '../forms/refuse-stale.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { editablePage, heldPage } from './held-page.ts'
import { ownGeneral, ownLayout } from './own-settings.ts'

interface Part<T> {
  sent: T
  /** The field of the call that it came in, which its faults are told under. */
  under: string
}

interface Sent {
  layout?: Part<unknown>
  general?: Part<GeneralSettings>
  basedOn?: string | undefined
}

/** Keeps the layout, what is general, or both at once. */
export async function changePage(db: Db, scope: Scope, id: string, { layout, general, basedOn }: Sent) {
  const page = await editablePage(db, scope, id)
  refuseStale(page, { basedOn })
  const { brandingId, ...settings } = layout
    ? await ownLayout(db, scope, { layout: page.type, ...layout })
    : { ...page.settings, brandingId: page.brandingId }
  const generalSettings = general ? await ownGeneral(db, scope, general) : page.generalSettings
  await updateSubject(db, scope, id, { brandingId, settings, generalSettings: { ...generalSettings } })
}

export async function renamePage(db: Db, scope: Scope, id: string, name: string) {
  await editablePage(db, scope, id)
  await updateSubject(db, scope, id, { name })
}

export async function archivePage(db: Db, scope: Scope, id: string) {
  const { status } = await heldPage(db, scope, id)
  if (status === 'PUBLISHED') await updateSubject(db, scope, id, { status: 'ARCHIVED' })
}
