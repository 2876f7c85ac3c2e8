import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { type AssetDialog, AssetDialogs } from '../assets/asset-dialogs.tsx'
import { useConfirmDialogs } from '../assets/use-confirm-dialogs.ts'
import { actionDescriptions, namingOptions } from './landing-page-labels.ts'
import { useLandingPagePaths } from './landing-page-paths.ts'
import { LazyShareDialog } from './lazy-share-dialog.ts'
import { useLandingPageActions } from './use-landing-page-actions.ts'

type DialogKind = AssetDialog | 'share'
export type OpenDialog = (dialog: DialogKind, page: LandingPage) => void

interface DialogOptions {
  /** Called after a page was archived. */
  onArchived?: () => void
}

/** The dialogs for cloning, renaming, archiving and sharing a page: one set per screen. */
export function useLandingPageDialogs({ onArchived }: DialogOptions = {}): {
  openDialog: OpenDialog
  dialogs: ReactNode
} {
  const { openDialog, target: page, dialog, close } = useConfirmDialogs<DialogKind, LandingPage>()
  const { clone, rename, archive } = useLandingPageActions()
  const navigate = useNavigate()
  const { getEditorPath } = useLandingPagePaths()
  const dialogs = page && (
    <>
      <AssetDialogs
        name={page.name}
        nameField={namingOptions}
        descriptions={actionDescriptions}
        openDialog={dialog === 'share' ? undefined : dialog}
        onClose={close}
        onClone={async (name) => void navigate(getEditorPath(await clone(page, name)))}
        onRename={(name) => rename(page, name)}
        onArchive={async () => {
          await archive(page)
          onArchived?.()
        }}
      />
      <LazyShareDialog page={page} open={dialog === 'share'} onClose={close} />
    </>
  )
  return { openDialog, dialogs }
}
