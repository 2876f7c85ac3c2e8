import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { CreateButton } from '../assets/create-button.tsx'
import { usePermission } from '../platform/account.ts'
import { ownerLabels } from './landing-page-labels.ts'
import { useLandingPagePaths } from './landing-page-paths.ts'
import { useDisabledReason } from './use-disabled-reason.ts'
import { useRemaining } from './use-remaining.ts'

/** Opens the template picker. Its tooltip shows how many pages the plan has left. */
export function CreateLandingPageButton({ owner }: { owner: PageOwner }) {
  const mayManageMarketing = usePermission('MANAGE_MARKETING_SETTINGS')
  // Personal pages belong to the agent, who needs no permission for them.
  const isPermitted = owner === 'personal' || mayManageMarketing
  const { remaining } = useRemaining(owner)
  const disabledReason = useDisabledReason(owner)
  const { singular, plural } = ownerLabels[owner]
  return (
    <CreateButton
      label="Create Landing Page"
      to={useLandingPagePaths().getNewPagePath(owner)}
      disabledReason={
        isPermitted
          ? disabledReason
          : 'Your role does not allow creating landing pages. Ask an account owner for access.'
      }
      hint={remaining !== undefined && `You have ${pluralize(remaining, singular, plural)} remaining.`}
    />
  )
}
