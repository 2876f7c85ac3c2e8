import type { Content } from '@gable/shared/content/content.ts'
import { contentMessages } from '@gable/shared/content/messages.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { Eye, History, RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import type { ContentDraft } from '../../content/draft/use-content-draft.ts'
import { VersionsSlideOut } from '../../content/versions-slide-out.tsx'
import { toast } from '../../design/feedback/toast.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { UndoMenuItems } from '../../editing/draft/undo-menu-items.tsx'
import { EditorMenu } from '../../editing/editor-menu.tsx'
import { call } from '../../platform/use-api.ts'
import { TestEmailDialog } from '../test-email/test-email-dialog.tsx'
import { PublishedVersionSheet } from './versions/published-version-sheet.tsx'
import { VersionSheet } from './versions/version-sheet.tsx'

interface EmailEditorMenuProps {
  content: Content
  draft: ContentDraft<EmailSettings>
  showContent: (content: Content) => unknown
}

type OpenDialog = 'discard' | 'test' | 'published' | 'versions'

export function EmailEditorMenu({ content, draft, showContent }: EmailEditorMenuProps) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const close = () => setOpenDialog(undefined)
  const isPublished = content.publishedSettings !== null

  /** The server sends what it has saved. */
  async function openTest() {
    await draft.flush().catch(() => {})
    setOpenDialog('test')
  }

  async function discard() {
    const params = { contentId: content._id }
    const discarded = await call('POST /agent/content/:contentId/discard', { params })
    draft.adopt(discarded, true)
    await showContent(discarded)
    toast.success('Changes discarded')
  }

  return (
    <>
      <EditorMenu>
        <UndoMenuItems draft={draft} />
        <MenuItem
          icon={RotateCcw}
          disabledReason={getDiscardDisabledReason(content, draft)}
          onSelect={() => setOpenDialog('discard')}
        >
          Discard Changes
        </MenuItem>
        <MenuItem icon={Send} onSelect={() => void openTest()}>
          Preview & Test
        </MenuItem>
        <MenuItem
          icon={Eye}
          disabledReason={!isPublished && contentMessages.EMAIL.notPublished}
          onSelect={() => setOpenDialog('published')}
        >
          View Published Version
        </MenuItem>
        <MenuItem
          icon={History}
          disabledReason={!isPublished && contentMessages.EMAIL.notPublished}
          onSelect={() => setOpenDialog('versions')}
        >
          Versions
        </MenuItem>
      </EditorMenu>
      <ConfirmDialog
        open={openDialog === 'discard'}
        onClose={close}
        title="Discard your changes?"
        description="The email goes back to the published version."
        confirmLabel="Discard"
        tone="danger"
        onConfirm={discard}
      />
      <TestEmailDialog content={content} version="DRAFT" open={openDialog === 'test'} onClose={close} />
      <PublishedVersionSheet content={content} open={openDialog === 'published'} onClose={close} />
      <VersionsSlideOut
        content={content}
        open={openDialog === 'versions'}
        onClose={close}
        onRestored={(restored) => {
          draft.adopt(restored, true)
          showContent(restored)
        }}
        renderSheet={(sheet) => <VersionSheet {...sheet} />}
      />
    </>
  )
}

function getDiscardDisabledReason(
  { status, hasUnpublishedChanges }: Content,
  { saveState }: Pick<ContentDraft<EmailSettings>, 'saveState'>,
) {
  if (status === 'DRAFT') return contentMessages.EMAIL.notPublished
  return !hasUnpublishedChanges && saveState === 'SAVED' && 'There are no changes to discard.'
}
