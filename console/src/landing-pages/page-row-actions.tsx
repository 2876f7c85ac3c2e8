import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { Ellipsis, ExternalLink, Share2 } from 'lucide-react'
import { RowEditButton } from '../assets/edit-buttons.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { MenuItem } from '../design/overlays/menu.tsx'
import { CopyUrl } from './copy-url.tsx'
import { useLandingPagePath } from './landing-page-paths.ts'
import { PageMenu } from './page-menu.tsx'
import type { Ask } from './use-landing-page-dialogs.tsx'

interface PageInRow {
  page: LandingPage
  ask: Ask
}

/** What is at hand in a row: what is archived is neither shared nor edited. */
export function PageRowActions({ page, ask }: PageInRow) {
  const { editorOf } = useLandingPagePath()
  if (page.status === 'ARCHIVED') return null
  return (
    <>
      <IconButton icon={Share2} size="sm" label={`Share ${page.name}`} onClick={() => ask('share', page)} />
      <CopyUrl iconOnly page={page} label={`Copy URL of ${page.name}`} />
      <RowEditButton to={editorOf(page)} name={page.name} />
    </>
  )
}

export const PageRowMenu = ({ page, ask }: PageInRow) => (
  <PageMenu
    page={page}
    ask={ask}
    trigger={<IconButton icon={Ellipsis} label={`Actions for ${page.name}`} />}
    before={
      <MenuItem icon={ExternalLink} href={page.url}>
        Preview Page
      </MenuItem>
    }
  />
)
