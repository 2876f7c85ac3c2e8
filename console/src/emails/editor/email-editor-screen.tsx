import { isBrandingComplete } from '@gable/shared/branding/completeness.ts'
import type { Content } from '@gable/shared/content/content.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { FileText, Pencil, Settings } from 'lucide-react'
import { memo, useState } from 'react'
import { BrandingIncomplete } from '../../branding/branding-incomplete.tsx'
import { useBrandChoice } from '../../branding/use-brand-choice.ts'
import { useContentConflict } from '../../content/draft/use-content-conflict.ts'
import type { ContentDraft } from '../../content/draft/use-content-draft.ts'
import { RenameDialog } from '../../content/rename-dialog.tsx'
import { Badge } from '../../design/data/badge.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import type { Device } from '../../design/layout/editor/device.ts'
import { EditorFrame } from '../../design/layout/editor-frame.tsx'
import { SaveNote } from '../../editing/draft/save-note.tsx'
import { UndoButtons } from '../../editing/draft/undo-buttons.tsx'
import { EmailEditorMenu } from './email-editor-menu.tsx'
import { type EmailError, listEmailErrors } from './email-errors.ts'
import { ContentPanel } from './panels/content-panel.tsx'
import { SettingsPanel } from './panels/settings-panel.tsx'
import { EmailPreview } from './preview/email-preview.tsx'
import { PublishButton } from './publish-button.tsx'

interface EmailEditorScreenProps {
  content: Content
  draft: ContentDraft<EmailSettings>
  brandingId: string | null
  closePath: string
  closeLabel: string
  openPanel: string | undefined
  onPanelChange: (key: string | undefined) => void
  /** Marks the panels that need attention. */
  errors: readonly EmailError[]
  onErrors: (fields?: Record<string, string>) => void
  /** Opens the panel of a block, or the settings of the email. */
  onOpenSetting: (blockId: string | null) => void
  showContent: (content: Content) => unknown
}

/** Header, panels and preview. It does not render again with every letter; the panels and the preview do. */
export const EmailEditorScreen = memo(function EmailEditorScreen(props: EmailEditorScreenProps) {
  const { content, draft, brandingId, closePath, closeLabel, openPanel, onPanelChange, errors, onErrors } = props
  const { onOpenSetting, showContent } = props
  const conflict = useContentConflict(content, draft)
  const [device, setDevice] = useState<Device>('desktop')
  const [isRenaming, setRenaming] = useState(false)
  const { brand } = useBrandChoice(brandingId)
  const isIncomplete = brand !== undefined && !isBrandingComplete(brand.style)
  const isPublished = content.status === 'PUBLISHED'
  return (
    <>
      <EditorFrame
        close={{ to: closePath, label: closeLabel }}
        title={content.title}
        rename={<IconButton icon={Pencil} size="sm" label="Edit title" onClick={() => setRenaming(true)} />}
        status={<Badge tone={isPublished ? 'success' : 'neutral'}>{isPublished ? 'Published' : 'Draft'}</Badge>}
        note={<SaveNote state={draft.saveState} />}
        showsNoteOnPhone
        device={device}
        onDeviceChange={setDevice}
        menu={
          <>
            <UndoButtons draft={draft} />
            <EmailEditorMenu content={content} draft={draft} showContent={showContent} />
          </>
        }
        action={
          <PublishButton
            content={content}
            draft={draft}
            isBrandingIncomplete={isIncomplete}
            hasErrors={() => listEmailErrors(draft.getSettings()).length > 0}
            onErrors={onErrors}
            showContent={showContent}
          />
        }
        notice={conflict.notice || (isIncomplete && <BrandingIncomplete brandingId={brand._id} />)}
        openPanel={openPanel}
        onPanelChange={onPanelChange}
        panels={[
          {
            key: 'content',
            label: 'Content',
            icon: FileText,
            warning: errors.some(({ blockId, field }) => blockId !== null || field === 'blocks'),
            content: <ContentPanel />,
          },
          {
            key: 'settings',
            label: 'Settings',
            icon: Settings,
            warning: errors.some(({ blockId, field }) => blockId === null && field !== 'blocks'),
            content: <SettingsPanel />,
          },
        ]}
      >
        <EmailPreview title={content.title} device={device} onOpenSetting={onOpenSetting} />
      </EditorFrame>
      <RenameDialog
        open={isRenaming}
        onClose={() => setRenaming(false)}
        content={content}
        onBeforeRename={() => draft.flush().catch(() => {})}
        onRenamed={showContent}
      />
      {conflict.dialog}
    </>
  )
})
