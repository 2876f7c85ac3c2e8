import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { Archive, Copy, Share2 } from 'lucide-react'
import { toast } from '../../design/feedback/toast.tsx'
import { copyText } from '../../design/inputs/copy-text.ts'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { EditorMenu } from '../../editing/editor-menu.tsx'
import type { OpenDialog } from '../use-landing-page-dialogs.tsx'

interface PageEditorMenuProps {
  page: LandingPage
  openDialog: OpenDialog
}

export const PageEditorMenu = ({ page, openDialog }: PageEditorMenuProps) => (
  <EditorMenu>
    <MenuItem icon={Share2} onSelect={() => openDialog('share', page)}>
      Share
    </MenuItem>
    <MenuItem icon={Copy} onSelect={() => void copyUrl(page.url)}>
      Copy URL
    </MenuItem>
    <MenuItem icon={Archive} onSelect={() => openDialog('archive', page)}>
      Archive
    </MenuItem>
  </EditorMenu>
)

async function copyUrl(url: string) {
  if (await copyText(url)) toast.success('URL copied to clipboard')
  else toast.error('Unable to copy the URL. Your browser blocked it.')
}
