import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { CreateButton } from '../assets/create-button.tsx'
import { usePermission } from '../platform/account.ts'
import { useLandingPagePath } from './landing-page-paths.ts'
import { pagesOfOwner } from './landing-page-words.ts'
import { useRemaining } from './use-remaining.ts'
import { useWithheld } from './use-withheld.ts'

/** Leads to the templates, and says how many pages the plan still allows. */
export function CreateLandingPage({ owner }: { owner: PageOwner }) {
  const isPermitted = usePermission('MANAGE_MARKETING_SETTINGS')
  const { remaining } = useRemaining(owner)
  const withheld = useWithheld(owner)
  const { one, many } = pagesOfOwner[owner]
  return (
    <CreateButton
      label="Create Landing Page"
      to={useLandingPagePath().freshOf(owner)}
      withheld={isPermitted ? withheld : 'Your role does not include creating landing pages. Ask an owner for access.'}
      hint={remaining !== undefined && `You have ${remaining} ${remaining === 1 ? one : many} remaining.`}
    />
  )
}
