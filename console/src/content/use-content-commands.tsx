import type { ContentSummary } from '@gable/shared/content/content.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConfirmDialogs } from '../assets/use-confirm-dialogs.ts'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useReturnQuery } from '../editing/back-link.ts'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { mediumLabels } from './content-labels.ts'
import { useContentActions } from './use-content-actions.ts'

/** What the menus of a screen offer. Deleting, and editing unpublished changes, ask first. */
export interface ContentCommands {
  clone: (content: ContentSummary) => void
  edit: (content: ContentSummary) => void
  archive: (content: ContentSummary) => void
  unarchive: (content: ContentSummary) => void
  remove: (content: ContentSummary) => void
}

/** The actions on content with their dialogs: one set per screen. */
export function useContentCommands(medium: ContentMedium): { commands: ContentCommands; dialogs: ReactNode } {
  const { openDialog, target, dialog, close } = useConfirmDialogs<'edit' | 'delete', ContentSummary>()
  const { clone, archive, unarchive, remove } = useContentActions(medium)
  const { getEditorPath } = useContentPaths(medium)
  const navigate = useNavigate()
  const returnQuery = useReturnQuery()
  const openEditor = (content: { _id: string }) => void navigate(getEditorPath(content) + returnQuery)

  const commands: ContentCommands = {
    clone: async (content) => {
      const copy = await clone(content)
      if (copy) openEditor(copy)
    },
    edit: (content) => (needsConfirmation(content) ? openDialog('edit', content) : openEditor(content)),
    archive: (content) => void archive(content),
    unarchive: (content) => void unarchive(content),
    remove: (content) => openDialog('delete', content),
  }
  const dialogs = target && (
    <>
      <ConfirmDialog
        open={dialog === 'edit'}
        onClose={close}
        title={`Edit ${mediumLabels[medium].name}`}
        description="This content has changes that are not published yet. Do you want to continue editing?"
        confirmLabel="Continue"
        onConfirm={() => openEditor(target)}
      />
      <ConfirmDialog
        open={dialog === 'delete'}
        onClose={close}
        title="Are you sure?"
        description={`The ${mediumLabels[medium].noun} is deleted for good.`}
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => remove(target)}
      >
        <p className="font-medium [overflow-wrap:anywhere]">{target.title}</p>
      </ConfirmDialog>
    </>
  )
  return { commands, dialogs }
}

const needsConfirmation = ({ status, hasUnpublishedChanges }: ContentSummary) =>
  status === 'PUBLISHED' && hasUnpublishedChanges
