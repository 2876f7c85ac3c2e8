import type { Content } from '@gable/shared/content/content.ts'
import { contentMessages } from '@gable/shared/content/messages.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import { Eye, FileDown, History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { ContentDraft } from '../../content/draft/use-content-draft.ts'
import { VersionsSlideOut } from '../../content/versions-slide-out.tsx'
import { toast } from '../../design/feedback/toast.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { UndoMenuItems } from '../../editing/draft/undo-menu-items.tsx'
import { EditorMenu } from '../../editing/editor-menu.tsx'
import { call } from '../../platform/use-api.ts'
import { PostcardSheet } from '../preview/postcard-sheet.tsx'
import { useDownloadProof } from '../use-download-proof.ts'

interface PostcardEditorMenuProps {
  content: Content
  draft: ContentDraft<PostcardSettings>
  showContent: (content: Content) => unknown
}

type OpenDialog = 'discard' | 'published' | 'versions'

export function PostcardEditorMenu({ content, draft, showContent }: PostcardEditorMenuProps) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const { downloadProof } = useDownloadProof()
  const close = () => setOpenDialog(undefined)
  const { _id, title, publishedSettings } = content
  const notPublished = publishedSettings === null && contentMessages.POSTCARD.notPublished

  async function discard() {
    const discarded = await call('POST /agent/content/:contentId/discard', { params: { contentId: _id } })
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
        <MenuItem
          icon={FileDown}
          // The server prints what it has saved.
          onSelect={() => void downloadProof({ contentId: _id, version: 'DRAFT', prepare: draft.flush })}
        >
          Download Draft
        </MenuItem>
        <MenuItem icon={Eye} disabledReason={notPublished} onSelect={() => setOpenDialog('published')}>
          View Published Version
        </MenuItem>
        <MenuItem icon={History} disabledReason={notPublished} onSelect={() => setOpenDialog('versions')}>
          Versions
        </MenuItem>
      </EditorMenu>
      <ConfirmDialog
        open={openDialog === 'discard'}
        onClose={close}
        title="Discard your changes?"
        description="The postcard goes back to the published version."
        confirmLabel="Discard"
        tone="danger"
        onConfirm={discard}
      />
      {publishedSettings && (
        <PostcardSheet
          open={openDialog === 'published'}
          onClose={close}
          name={title}
          title="Published Version"
          settings={publishedSettings}
        />
      )}
      <VersionsSlideOut
        content={content}
        open={openDialog === 'versions'}
        onClose={close}
        onRestored={(restored) => {
          draft.adopt(restored, true)
          showContent(restored)
        }}
        renderSheet={(sheet) => <PostcardSheet {...sheet} name={title} />}
      />
    </>
  )
}

function getDiscardDisabledReason(
  { status, hasUnpublishedChanges }: Content,
  { saveState }: Pick<ContentDraft<PostcardSettings>, 'saveState'>,
) {
  if (status === 'DRAFT') return contentMessages.POSTCARD.notPublished
  return !hasUnpublishedChanges && saveState === 'SAVED' && 'There are no changes to discard.'
}
