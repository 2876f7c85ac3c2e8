import type { DashboardOrigin, Language } from '@gable/shared/journeys/journey.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getPropertyOrThrow } from '../properties/get-property.ts'
import { type DashboardForm, getDashboardForm, toButtonPath } from './dashboard-form.ts'
import { findLink } from './find-link.ts'
import { getOwner } from './owner-queries.ts'
import { getPageContent } from './page-content.ts'

export interface FormOrigin extends DashboardForm {
  contactId: string
  /** The agent who looks after the contact. */
  ownerId: string | null
  propertyId: string
  address: string
  /** See `toButtonPath`. */
  button: string
}

/** Who sent a form of a homeowner's page, and from which button. Undefined when the link or the button is gone. */
export async function getFormOrigin(
  db: Db,
  scope: AccountScope,
  origin: DashboardOrigin,
  language: Language,
): Promise<FormOrigin | undefined> {
  const link = await findLink(db, origin.code)
  if (!link || link.isRevoked || link.scope.accountId !== scope.accountId) return undefined
  const owner = await getOwner(db, scope, link)
  const form = owner && (await getDashboardForm(db, scope, await getPageContent(db, scope), { ...origin, language }))
  if (!form) return undefined
  const { address } = await getPropertyOrThrow(db, scope, link.propertyId)
  return {
    ...form,
    contactId: owner.contactId,
    ownerId: owner.agentId,
    propertyId: link.propertyId,
    address,
    button: toButtonPath(origin),
  }
}
