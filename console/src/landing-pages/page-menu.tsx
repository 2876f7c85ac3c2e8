import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { cannotClone, cannotUnarchive } from '@gable/shared/landing-pages/messages.ts'
import type { ComponentProps, ReactElement } from 'react'
import { AssetMenu } from '../assets/asset-menu.tsx'
import { ownerOf } from './landing-page-paths.ts'
import { useLandingPageActions } from './use-landing-page-actions.ts'
import type { OpenDialog } from './use-landing-page-dialogs.tsx'
import { useRemaining } from './use-remaining.ts'

interface PageMenuProps extends Pick<ComponentProps<typeof AssetMenu>, 'itemsBeforeClone' | 'itemsAfterClone'> {
  page: LandingPage
  /** The button that opens the menu. */
  trigger: ReactElement
  openDialog: OpenDialog
}

export function PageMenu({ page, openDialog, ...menu }: PageMenuProps) {
  const owner = ownerOf(page)
  const { isFull } = useRemaining(owner)
  const { unarchive } = useLandingPageActions()
  return (
    <AssetMenu
      {...menu}
      status={page.status}
      disabledReasons={isFull ? { clone: cannotClone[owner], unarchive: cannotUnarchive[owner] } : undefined}
      onClone={() => openDialog('clone', page)}
      onArchive={() => openDialog('archive', page)}
      onUnarchive={() => void unarchive(page)}
    />
  )
}
