import type { Content } from '@gable/shared/content/content.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { ContentEditorMenu } from '../../content/draft/content-editor-menu.tsx'
import type { ContentDraft } from '../../content/draft/use-content-draft.ts'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { TestEmailDialog } from '../test-email/test-email-dialog.tsx'
import { PublishedVersionSheet } from './versions/published-version-sheet.tsx'
import { VersionSheet } from './versions/version-sheet.tsx'

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
        renderPublished={(sheet) => <PublishedVersionSheet {...sheet} content={content} />}
        renderVersion={(sheet) => <VersionSheet {...sheet} />}
      >
        <MenuItem icon={Send} onSelect={() => void openTest()}>
          Preview & Test
        </MenuItem>
      </ContentEditorMenu>
      <TestEmailDialog content={content} version="DRAFT" open={isTesting} onClose={() => setTesting(false)} />
    </>
  )
}
