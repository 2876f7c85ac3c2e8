import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { cannotUnarchive } from '@gable/shared/landing-pages/messages.ts'
import type { ButtonProps } from '../../design/inputs/button.tsx'
import { UnarchiveButton } from '../../editing/unarchive-button.tsx'
import { ownerOf } from '../landing-page-paths.ts'
import { useLandingPageActions } from '../use-landing-page-actions.ts'
import { useRemaining } from '../use-remaining.ts'

interface UnarchivePageButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  page: LandingPage
}

/** Publishes an archived page again. Disabled while the plan's limit is reached. */
export function UnarchivePageButton({ page, ...appearance }: UnarchivePageButtonProps) {
  const owner = ownerOf(page)
  const { isFull } = useRemaining(owner)
  const { unarchive } = useLandingPageActions()
  return (
    <UnarchiveButton
      {...appearance}
      disabledReason={isFull && cannotUnarchive[owner]}
      onUnarchive={() => unarchive(page)}
    />
  )
}
