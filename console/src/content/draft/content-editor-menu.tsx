import type { Content } from '@gable/shared/content/content.ts'
import { contentMessages } from '@gable/shared/content/messages.ts'
import { Eye, History, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { UndoMenuItems } from '../../editing/draft/undo-menu-items.tsx'
import { EditorMenu } from '../../editing/editor-menu.tsx'
import { lazyOverlay, preloadOnIntent } from '../../platform/lazy-overlay.tsx'
import { call } from '../../platform/use-api.ts'
import { mediumLabels } from '../content-labels.ts'
import type { VersionSheetProps } from '../versions-slide-out.tsx'
import type { ContentDraft } from './use-content-draft.ts'

const LazyVersionsSlideOut = lazyOverlay(
  async () => (await import('../versions-slide-out.tsx')).VersionsSlideOut,
  ({ open }) => open,
)

interface ContentEditorMenuProps<Settings extends object> {
  content: Content
  draft: ContentDraft<Settings>
  showContent: (content: Content) => unknown
  /** The item of the medium. */
  children: ReactNode
  renderPublished: (sheet: { open: boolean; onClose: () => void }) => ReactNode
  renderVersion: (sheet: VersionSheetProps) => ReactNode
}

/** The menu of an editor of emails or postcards: discard, look at what is published, and earlier versions. */
export function ContentEditorMenu<Settings extends object>(props: ContentEditorMenuProps<Settings>) {
  const { content, draft, showContent, children, renderPublished, renderVersion } = props
  const [openDialog, setOpenDialog] = useState<'discard' | 'published' | 'versions'>()
  const close = () => setOpenDialog(undefined)
  const notPublished = content.publishedSettings === null && contentMessages[content.medium].notPublished

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
        {children}
        <MenuItem icon={Eye} disabledReason={notPublished} onSelect={() => setOpenDialog('published')}>
          View Published Version
        </MenuItem>
        <MenuItem
          icon={History}
          disabledReason={notPublished}
          onSelect={() => setOpenDialog('versions')}
          {...preloadOnIntent(LazyVersionsSlideOut)}
        >
          Versions
        </MenuItem>
      </EditorMenu>
      <ConfirmDialog
        open={openDialog === 'discard'}
        onClose={close}
        title="Discard your changes?"
        description={`The ${mediumLabels[content.medium].noun} goes back to the published version.`}
        confirmLabel="Discard"
        tone="danger"
        onConfirm={discard}
      />
      {renderPublished({ open: openDialog === 'published', onClose: close })}
      <LazyVersionsSlideOut
        content={content}
        open={openDialog === 'versions'}
        onClose={close}
        onRestored={(restored) => {
          draft.adopt(restored, true)
          showContent(restored)
        }}
        renderSheet={renderVersion}
      />
    </>
  )
}

function getDiscardDisabledReason(
  { medium, status, hasUnpublishedChanges }: Content,
  { saveState }: Pick<ContentDraft<object>, 'saveState'>,
) {
  if (status === 'DRAFT') return contentMessages[medium].notPublished
  return !hasUnpublishedChanges && saveState === 'SAVED' && 'There are no changes to discard.'
}
