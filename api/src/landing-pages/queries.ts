import { filledGeneral, filledLayout } from '@gable/shared/landing-pages/filled-page.ts'
import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { isLayoutType } from '@gable/shared/landing-pages/layout.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { inWhole, type SubjectRow, standingOf, subjectsOf } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { pageUrl } from './page-url.ts'

/** The account's pages, or the caller's own; nobody sees those of another agent. */
export function pagesOf(db: Db, scope: Scope, owner: PageOwner) {
  const pages = subjectsOf(db, scope, 'landing-page')
  return owner === 'account'
    ? pages.where('subjects.agent_id', 'is', null)
    : pages.where('subjects.agent_id', '=', scope.agentId)
}

/** Whoever may see it: an account's page, or one of the caller's own. */
export const findPage = (db: Db, scope: Scope, id: string): Promise<SubjectRow | undefined> =>
  inWhole(
    subjectsOf(db, scope, 'landing-page')
      .where('subjects.id', '=', id)
      .where(({ eb, or }) => or([eb('subjects.agent_id', 'is', null), eb('subjects.agent_id', '=', scope.agentId)])),
  ).executeTakeFirst()

interface Address {
  /** Where visitors reach the account's pages. */
  origin: string
  /** The caller's own, under which personal pages stand. */
  purlId: string | null
}

export function pageOf(row: SubjectRow, { origin, purlId }: Address): LandingPage {
  const layoutType = row.type
  const stored = { ...row.settings, brandingId: row.branding_id }
  return {
    ...standingOf(row),
    ...(row.agent_id && { agentId: row.agent_id }),
    url: pageUrl(origin, { id: row.id, isPersonal: row.agent_id !== null, purlId }),
    layoutType,
    layoutSettings: isLayoutType(layoutType) ? filledLayout(layoutType, stored) : stored,
    generalSettings: filledGeneral(row.general_settings),
  } as LandingPage
}
