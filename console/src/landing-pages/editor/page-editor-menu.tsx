import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { Archive, Copy, Share2 } from 'lucide-react'
import { toast } from '../../design/feedback/toast.tsx'
import { copyText } from '../../design/inputs/copy-text.ts'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { EditorMenu } from '../../editing/editor-menu.tsx'
import type { Ask } from '../use-landing-page-dialogs.tsx'

interface PageEditorMenuProps {
  page: LandingPage
  ask: Ask
}

/** What can be done with the page as a whole. */
export const PageEditorMenu = ({ page, ask }: PageEditorMenuProps) => (
  <EditorMenu>
    <MenuItem icon={Share2} onSelect={() => ask('share', page)}>
      Share
    </MenuItem>
    <MenuItem icon={Copy} onSelect={() => void copyAddress(page.url)}>
      Copy URL
    </MenuItem>
    <MenuItem icon={Archive} onSelect={() => ask('archive', page)}>
      Archive
    </MenuItem>
  </EditorMenu>
)

async function copyAddress(url: string) {
  if (await copyText(url)) toast.success('URL copied to clipboard')
  else toast.error('The browser did not allow copying')
}
