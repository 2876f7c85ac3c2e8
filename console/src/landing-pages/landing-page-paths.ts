import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { useAccountPath } from '../platform/account.ts'

export const landingPagesPath = 'marketing/landing-page'

/** Where landing pages are found: those of the account and one's own have a list each. */
export function useLandingPagePath() {
  const pathTo = useAccountPath()
  const listOf = (owner: PageOwner) => pathTo(`${landingPagesPath}/${owner}`)
  const pathOf = ({ _id }: Pick<LandingPage, '_id'>) => pathTo(`${landingPagesPath}/${_id}`)
  return {
    listOf,
    freshOf: (owner: PageOwner) => `${listOf(owner)}/new`,
    pathOf,
    editorOf: (page: Pick<LandingPage, '_id'>) => `${pathOf(page)}/edit`,
  }
}

export const ownerOf = ({ agentId }: Pick<LandingPage, 'agentId'>): PageOwner => (agentId ? 'personal' : 'account')
