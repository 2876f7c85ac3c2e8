import { listMissingPrintBranding } from '@gable/shared/branding/completeness.ts'
import type { Content, SettingHint } from '@gable/shared/content/content.ts'
import type { PostcardProblem } from '@gable/shared/postcards/drawing/drawing.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import { FileText, Pencil, Settings } from 'lucide-react'
import { memo, useState } from 'react'
import { BrandingIncomplete } from '../../branding/branding-incomplete.tsx'
import { useBrandChoice } from '../../branding/use-brand-choice.ts'
import { useContentConflict } from '../../content/draft/use-content-conflict.ts'
import type { ContentDraft } from '../../content/draft/use-content-draft.ts'
import { RenameDialog } from '../../content/rename-dialog.tsx'
import { Badge } from '../../design/data/badge.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { EditorFrame } from '../../design/layout/editor-frame.tsx'
import { SaveNote } from '../../editing/draft/save-note.tsx'
import { UndoButtons } from '../../editing/draft/undo-buttons.tsx'
import { HintFields } from './hint-fields.tsx'
import { PostcardEditorMenu } from './postcard-editor-menu.tsx'
import type { PostcardError } from './postcard-errors.ts'
import { EditorPreview } from './preview/editor-preview.tsx'
import { PublishPostcardButton } from './publish-postcard-button.tsx'

interface PostcardEditorScreenProps {
  content: Content
  hints: readonly SettingHint[]
  draft: ContentDraft<PostcardSettings>
  brandingId: string | null
  closePath: string
  closeLabel: string
  openPanel: string | undefined
  onPanelChange: (key: string | undefined) => void
  /** Marks the panels that need attention. */
  errors: readonly PostcardError[]
  /** Called with what drawing the postcard found. */
  onProblems: (problems: readonly PostcardProblem[]) => void
  onErrors: (errors: readonly PostcardError[]) => void
  onServerErrors: (fields: Record<string, string>) => void
  /** Opens the panel of a setting. */
  onOpenSetting: (field: string | null) => void
  showContent: (content: Content) => unknown
}

/** Header, panels and preview. It does not render again with every letter; the panels and the preview do. */
export const PostcardEditorScreen = memo(function PostcardEditorScreen(props: PostcardEditorScreenProps) {
  const { content, hints, draft, brandingId, closePath, closeLabel, openPanel, onPanelChange, errors } = props
  const { onProblems, onErrors, onServerErrors, onOpenSetting, showContent } = props
  const conflict = useContentConflict(content, draft)
  const [isRenaming, setRenaming] = useState(false)
  const { brand } = useBrandChoice(brandingId)
  const isIncomplete = brand !== undefined && listMissingPrintBranding(brand.style).length > 0
  const isPublished = content.status === 'PUBLISHED'
  const createPanel = (key: SettingHint['panel'], label: string, icon: typeof FileText) => {
    const fields = hints.filter(({ panel }) => panel === key)
    return {
      key,
      label,
      icon,
      warning: errors.some(({ field }) => fields.some((hint) => hint.key === (field ?? ''))),
      content: <HintFields hints={fields} />,
    }
  }
  return (
    <>
      <EditorFrame
        close={{ to: closePath, label: closeLabel }}
        title={content.title}
        rename={<IconButton icon={Pencil} size="sm" label="Edit Title" onClick={() => setRenaming(true)} />}
        status={<Badge tone={isPublished ? 'success' : 'neutral'}>{isPublished ? 'Published' : 'Draft'}</Badge>}
        note={<SaveNote state={draft.saveState} />}
        showsNoteOnPhone
        menu={
          <>
            <UndoButtons draft={draft} />
            <PostcardEditorMenu content={content} draft={draft} showContent={showContent} />
          </>
        }
        action={
          <PublishPostcardButton
            content={content}
            draft={draft}
            brandingId={brandingId}
            isBrandingIncomplete={isIncomplete}
            onErrors={onErrors}
            onServerErrors={onServerErrors}
            showContent={showContent}
          />
        }
        notice={conflict.notice || (isIncomplete && <BrandingIncomplete brandingId={brand._id} isForPrint />)}
        openPanel={openPanel}
        onPanelChange={onPanelChange}
        panels={[createPanel('content', 'Content', FileText), createPanel('settings', 'Settings', Settings)]}
      >
        <EditorPreview
          title={content.title}
          isBrandingIncomplete={isIncomplete}
          onOpenSetting={onOpenSetting}
          onProblems={onProblems}
        />
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
