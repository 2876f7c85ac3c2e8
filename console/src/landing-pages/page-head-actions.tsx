import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { cannotEditArchived } from '@gable/shared/landing-pages/messages.ts'
import { ChevronDown, Share2 } from 'lucide-react'
import { EditButton } from '../assets/edit-buttons.tsx'
import { Button } from '../design/inputs/button.tsx'
import { MenuItem } from '../design/overlays/menu.tsx'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { useLandingPagePaths } from './landing-page-paths.ts'
import { LazyShareDialog } from './lazy-share-dialog.ts'
import { PageMenu } from './page-menu.tsx'
import type { OpenDialog } from './use-landing-page-dialogs.tsx'

export const PageHeadActions = ({ page, openDialog }: { page: LandingPage; openDialog: OpenDialog }) => (
  <>
    <PageMenu
      page={page}
      openDialog={openDialog}
      trigger={<Button iconAfter={ChevronDown}>Actions</Button>}
      itemsAfterClone={
        page.status === 'PUBLISHED' && (
          <MenuItem icon={Share2} onSelect={() => openDialog('share', page)} {...preloadOnIntent(LazyShareDialog)}>
            Share
          </MenuItem>
        )
      }
    />
    <EditButton
      to={useLandingPagePaths().getEditorPath(page)}
      disabledReason={page.status === 'ARCHIVED' && cannotEditArchived}
    />
  </>
)
