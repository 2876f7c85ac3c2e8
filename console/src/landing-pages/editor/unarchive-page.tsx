import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { cannotUnarchive } from '@gable/shared/landing-pages/messages.ts'
import type { ButtonProps } from '../../design/inputs/button.tsx'
import { UnarchiveButton } from '../../editing/unarchive-button.tsx'
import { ownerOf } from '../landing-page-paths.ts'
import { useLandingPageWrites } from '../use-landing-page-writes.ts'
import { useRemaining } from '../use-remaining.ts'

interface UnarchivePageProps extends Pick<ButtonProps, 'variant' | 'size'> {
  page: LandingPage
}

/** Publishes a page again, within what the plan allows. */
export function UnarchivePage({ page, ...look }: UnarchivePageProps) {
  const owner = ownerOf(page)
  const { isFull } = useRemaining(owner)
  const { unarchive } = useLandingPageWrites()
  return <UnarchiveButton {...look} withheld={isFull && cannotUnarchive[owner]} onUnarchive={() => unarchive(page)} />
}
