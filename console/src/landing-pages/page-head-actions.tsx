import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { cannotEditArchived } from '@gable/shared/landing-pages/messages.ts'
import { ChevronDown, Share2 } from 'lucide-react'
import { EditButton } from '../assets/edit-buttons.tsx'
import { Button } from '../design/inputs/button.tsx'
import { MenuItem } from '../design/overlays/menu.tsx'
import { useLandingPagePath } from './landing-page-paths.ts'
import { PageMenu } from './page-menu.tsx'
import type { Ask } from './use-landing-page-dialogs.tsx'

export const PageHeadActions = ({ page, ask }: { page: LandingPage; ask: Ask }) => (
  <>
    <PageMenu
      page={page}
      ask={ask}
      trigger={<Button iconAfter={ChevronDown}>Actions</Button>}
      between={
        <MenuItem icon={Share2} onSelect={() => ask('share', page)}>
          Share
        </MenuItem>
      }
    />
    <EditButton to={useLandingPagePath().editorOf(page)} withheld={page.status === 'ARCHIVED' && cannotEditArchived} />
  </>
)
