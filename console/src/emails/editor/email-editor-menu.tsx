import type { Content } from '@gable/shared/content/content.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { ContentEditorMenu } from '../../content/draft/content-editor-menu.tsx'
import type { ContentDraft } from '../../content/draft/use-content-draft.ts'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { lazyOverlay, preloadOnIntent } from '../../platform/lazy-overlay.tsx'
import { LazyTestEmailDialog } from '../test-email/lazy-test-email-dialog.ts'

const LazyPublishedVersionSheet = lazyOverlay(
  async () => (await import('./versions/published-version-sheet.tsx')).PublishedVersionSheet,
  ({ open }) => open,
)
const LazyVersionSheet = lazyOverlay(
  async () => (await import('./versions/version-sheet.tsx')).VersionSheet,
  ({ open }) => open,
)

interface EmailEditorMenuProps {
  content: Content
  draft: ContentDraft<EmailSettings>
  showContent: (content: Content) => unknown
}

export function EmailEditorMenu({ content, draft, showContent }: EmailEditorMenuProps) {
  const [isTesting, setTesting] = useState(false)

  /** The server sends what it has saved. */
  async function openTest() {
    await draft.flush().catch(() => {})
    setTesting(true)
  }

  return (
    <>
      <ContentEditorMenu
        content={content}
        draft={draft}
        showContent={showContent}
        renderPublished={(sheet) => <LazyPublishedVersionSheet {...sheet} content={content} />}
        renderVersion={(sheet) => <LazyVersionSheet {...sheet} />}
      >
        <MenuItem icon={Send} onSelect={() => void openTest()} {...preloadOnIntent(LazyTestEmailDialog)}>
          Preview & Test
        </MenuItem>
      </ContentEditorMenu>
      <LazyTestEmailDialog content={content} version="DRAFT" open={isTesting} onClose={() => setTesting(false)} />
    </>
  )
}
