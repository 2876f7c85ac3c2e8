import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { cannotClone, cannotUnarchive } from '@gable/shared/landing-pages/messages.ts'
import type { ComponentProps, ReactElement } from 'react'
import { SubjectMenu } from '../assets/subject-menu.tsx'
import { ownerOf } from './landing-page-paths.ts'
import type { Ask } from './use-landing-page-dialogs.tsx'
import { useLandingPageWrites } from './use-landing-page-writes.ts'
import { useRemaining } from './use-remaining.ts'

interface PageMenuProps extends Pick<ComponentProps<typeof SubjectMenu>, 'before' | 'between'> {
  page: LandingPage
  /** The button that opens it. */
  trigger: ReactElement
  ask: Ask
}

/** What can be done with a page as a whole. */
export function PageMenu({ page, ask, ...menu }: PageMenuProps) {
  const owner = ownerOf(page)
  const { isFull } = useRemaining(owner)
  const { unarchive } = useLandingPageWrites()
  return (
    <SubjectMenu
      {...menu}
      status={page.status}
      withheld={isFull ? { clone: cannotClone[owner], unarchive: cannotUnarchive[owner] } : undefined}
      onClone={() => ask('clone', page)}
      onArchive={() => ask('archive', page)}
      onUnarchive={() => void unarchive(page)}
    />
  )
}
