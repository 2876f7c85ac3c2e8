import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { useAccountPath } from '../platform/account.ts'

const landingPagesPath = 'marketing/landing-page'

/** The console paths of landing pages. Account pages and personal pages have separate lists. */
export function useLandingPagePaths() {
  const pathTo = useAccountPath()
  const getListPath = (owner: PageOwner) => pathTo(`${landingPagesPath}/${owner}`)
  const getPagePath = ({ _id }: Pick<LandingPage, '_id'>) => pathTo(`${landingPagesPath}/${_id}`)
  return {
    getListPath,
    getNewPagePath: (owner: PageOwner) => `${getListPath(owner)}/new`,
    getPagePath,
    getEditorPath: (page: Pick<LandingPage, '_id'>) => `${getPagePath(page)}/edit`,
  }
}

export const ownerOf = ({ agentId }: Pick<LandingPage, 'agentId'>): PageOwner => (agentId ? 'personal' : 'account')
