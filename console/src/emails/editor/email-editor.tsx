import type { Content } from '@gable/shared/content/content.ts'
import type { EmailBlock } from '@gable/shared/emails/blocks.ts'
import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { useMemo, useState } from 'react'
import { useContentDraft } from '../../content/draft/use-content-draft.ts'
import type { BackLink } from '../../editing/back-link.ts'
import { useStableCallback } from '../../platform/use-stable-callback.ts'
import { useStableValue } from '../../platform/use-stable-value.ts'
import { EmailEditorScreen } from './email-editor-screen.tsx'
import { type EmailError, listEmailErrors, toServerErrors } from './email-errors.ts'
import { EmailEditorContext, type EmailEditorValue } from './use-email-editor.ts'
import { useSettledValue } from './use-settled-value.ts'

interface EmailEditorProps {
  content: Content
  /** Shows a content that the server returned. */
  showContent: (content: Content) => unknown
  backLink: BackLink
}

/** A full-window editor that saves every change by itself. */
export function EmailEditor({ content, showContent, backLink }: EmailEditorProps) {
  const { settings, draft } = useContentDraft({ content, withDefaults: withEmailDefaults, showContent })
  const [openPanel, setOpenPanel] = useState<string | undefined>('content')
  const [selectedId, select] = useState<string>()
  const [showsErrors, setShowsErrors] = useState(false)
  const [serverErrors, setServerErrors] = useState<{ settings: EmailSettings; errors: EmailError[] }>()
  // Errors may lag behind the typing.
  const checked = useSettledValue(settings)
  const found = useMemo(
    () => [...listEmailErrors(checked), ...(serverErrors?.settings === checked ? serverErrors.errors : [])],
    [checked, serverErrors],
  )
  const errors = useStableValue(found)
  const changeBlocks = useStableCallback((update: (blocks: EmailBlock[]) => EmailBlock[], key?: string) =>
    draft.change((current) => ({ ...current, blocks: update(current.blocks) }), key),
  )
  const change = useStableCallback(draft.change)
  const endStep = useStableCallback(draft.endStep)
  const value: EmailEditorValue = useMemo(
    () => ({ settings, change, changeBlocks, endStep, selectedId, select, errors, showsErrors }),
    [settings, change, changeBlocks, endStep, selectedId, errors, showsErrors],
  )

  /** Opens the panel of a block, or the settings of the email. */
  const openSetting = useStableCallback((blockId: string | null, field?: string) => {
    setOpenPanel(blockId === null && field !== 'blocks' ? 'settings' : 'content')
    select(blockId ?? undefined)
  })

  const showErrors = useStableCallback((fields?: Record<string, string>) => {
    const settings = draft.getSettings()
    const errors = fields ? toServerErrors(settings, fields) : listEmailErrors(settings)
    if (fields) setServerErrors({ settings, errors })
    setShowsErrors(true)
    const [first] = errors
    if (first) openSetting(first.blockId, first.field)
  })

  return (
    <EmailEditorContext.Provider value={value}>
      <EmailEditorScreen
        content={content}
        draft={draft}
        brandingId={settings.brandingId}
        closePath={backLink.to}
        closeLabel={backLink.label}
        openPanel={openPanel}
        onPanelChange={setOpenPanel}
        errors={showsErrors ? errors : noErrors}
        onErrors={showErrors}
        onOpenSetting={openSetting}
        showContent={useStableCallback(showContent)}
      />
    </EmailEditorContext.Provider>
  )
}

const noErrors: EmailError[] = []
