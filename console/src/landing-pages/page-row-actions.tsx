import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { toPreviewUrl } from '@gable/shared/landing-pages/preview-url.ts'
import { Ellipsis, ExternalLink, Share2 } from 'lucide-react'
import { RowEditButton } from '../assets/edit-buttons.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { MenuItem } from '../design/overlays/menu.tsx'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { CopyUrlButton } from './copy-url-button.tsx'
import { useLandingPagePaths } from './landing-page-paths.ts'
import { LazyShareDialog } from './lazy-share-dialog.ts'
import { PageMenu } from './page-menu.tsx'
import type { OpenDialog } from './use-landing-page-dialogs.tsx'

interface PageRowProps {
  page: LandingPage
  openDialog: OpenDialog
}

/** Archived pages can be neither shared nor edited, and nobody can open the URL of a draft. */
export function PageRowActions({ page, openDialog }: PageRowProps) {
  const { getEditorPath } = useLandingPagePaths()
  if (page.status === 'ARCHIVED') return null
  return (
    <>
      {page.status === 'PUBLISHED' && (
        <>
          <IconButton
            icon={Share2}
            size="sm"
            label={`Share ${page.name}`}
            onClick={() => openDialog('share', page)}
            {...preloadOnIntent(LazyShareDialog)}
          />
          <CopyUrlButton iconOnly page={page} label={`Copy URL of ${page.name}`} />
        </>
      )}
      <RowEditButton to={getEditorPath(page)} name={page.name} />
    </>
  )
}

export const PageRowMenu = ({ page, openDialog }: PageRowProps) => (
  <PageMenu
    page={page}
    openDialog={openDialog}
    trigger={<IconButton icon={Ellipsis} label={`Actions for ${page.name}`} />}
    itemsBeforeClone={
      page.status === 'PUBLISHED' && (
        <MenuItem icon={ExternalLink} href={toPreviewUrl(page.url)}>
          Preview Page
        </MenuItem>
      )
    }
  />
)
