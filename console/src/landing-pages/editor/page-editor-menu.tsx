import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { neverPublished } from '@gable/shared/landing-pages/messages.ts'
import { Archive, Copy, FlaskConical, History, RotateCcw, Save, Share2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { copyText } from '../../design/inputs/copy-text.ts'
import { useIsNarrow } from '../../design/layout/use-media-query.ts'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { EditorMenu } from '../../editing/editor-menu.tsx'
import { preloadOnIntent } from '../../platform/lazy-overlay.tsx'
import { LazyShareDialog } from '../lazy-share-dialog.ts'
import { SplitTestDialog } from '../split-tests/split-test-dialog.tsx'
import { listTestableVersions, nothingToTest } from '../split-tests/start-test-dialog.tsx'
import { useLandingPageActions } from '../use-landing-page-actions.ts'
import type { OpenDialog } from '../use-landing-page-dialogs.tsx'
import { LazyPageVersions } from '../versions/lazy-page-versions.ts'

interface PageEditorMenuProps {
  page: LandingPageWithDraft
  openDialog: OpenDialog
  onSaveDraft: () => void
  /** Called when another draft took the place of the one in the editor. */
  onReplaced: (page: LandingPageWithDraft) => void
}

export function PageEditorMenu({ page, openDialog, onSaveDraft, onReplaced }: PageEditorMenuProps) {
  const [dialog, setDialog] = useState<'versions' | 'discard' | 'split-test'>()
  const { discard } = useLandingPageActions()
  const isNarrow = useIsNarrow()
  const isPublished = page.status === 'PUBLISHED'
  return (
    <>
      <EditorMenu>
        {isPublished && (
          <>
            <MenuItem icon={Share2} onSelect={() => openDialog('share', page)} {...preloadOnIntent(LazyShareDialog)}>
              Share
            </MenuItem>
            <MenuItem icon={Copy} onSelect={() => void copyUrl(page.url)}>
              Copy URL
            </MenuItem>
          </>
        )}
        <MenuItem icon={Archive} onSelect={() => openDialog('archive', page)}>
          Archive
        </MenuItem>
        {isNarrow && (
          <MenuItem icon={Save} onSelect={onSaveDraft}>
            Save Draft
          </MenuItem>
        )}
        <MenuItem
          icon={RotateCcw}
          disabledReason={!isPublished ? neverPublished : !page.draft && 'There are no unpublished changes.'}
          onSelect={() => setDialog('discard')}
        >
          Discard Changes
        </MenuItem>
        <MenuItem
          icon={History}
          disabledReason={!isPublished && neverPublished}
          onSelect={() => setDialog('versions')}
          {...preloadOnIntent(LazyPageVersions)}
        >
          Versions
        </MenuItem>
        <MenuItem
          icon={FlaskConical}
          disabledReason={!isPublished ? neverPublished : listTestableVersions(page).length === 0 && nothingToTest}
          onSelect={() => setDialog('split-test')}
        >
          A/B Test
        </MenuItem>
      </EditorMenu>
      <ConfirmDialog
        open={dialog === 'discard'}
        onClose={() => setDialog(undefined)}
        title="Discard your changes?"
        description="The landing page goes back to the published version."
        confirmLabel="Discard"
        tone="danger"
        onConfirm={async () => onReplaced(await discard(page))}
      />
      <LazyPageVersions
        page={page}
        open={dialog === 'versions'}
        onClose={() => setDialog(undefined)}
        onRestored={onReplaced}
      />
      <SplitTestDialog page={page} open={dialog === 'split-test'} onClose={() => setDialog(undefined)} />
    </>
  )
}

async function copyUrl(url: string) {
  if (await copyText(url)) toast.success('URL copied to clipboard')
  else toast.error('Unable to copy the URL. Your browser blocked it.')
}
