import type { Content, SettingHint } from '@gable/shared/content/content.ts'
import type { PostcardProblem } from '@gable/shared/postcards/drawing/drawing.ts'
import { withPostcardDefaults } from '@gable/shared/postcards/postcard-defaults.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useContentDraft } from '../../content/draft/use-content-draft.ts'
import { focusControl } from '../../design/layout/focus-control.ts'
import type { BackLink } from '../../editing/back-link.ts'
import { useStableCallback } from '../../platform/use-stable-callback.ts'
import { useStableValue } from '../../platform/use-stable-value.ts'
import { PostcardEditorScreen } from './postcard-editor-screen.tsx'
import { listPostcardErrors, mergeProblems, type PostcardError, toServerErrors } from './postcard-errors.ts'
import { PostcardEditorContext, type PostcardEditorValue } from './use-postcard-editor.ts'

interface PostcardEditorProps {
  content: Content
  hints: readonly SettingHint[]
  /** Shows a content that the server returned. */
  showContent: (content: Content) => unknown
  backLink: BackLink
}

/** A full-window editor that saves every change by itself. */
export function PostcardEditor({ content, hints, showContent, backLink }: PostcardEditorProps) {
  const { settings, draft } = useContentDraft({ content, withDefaults: withPostcardDefaults, showContent })
  const [openPanel, setOpenPanel] = useState<string | undefined>('content')
  const [opened, setOpened] = useState<{ field: string }>()
  const [showsErrors, setShowsErrors] = useState(false)
  const [serverErrors, setServerErrors] = useState<{ settings: PostcardSettings; errors: PostcardError[] }>()
  // Errors may lag behind the typing.
  const checked = useDeferredValue(settings)
  const found = useMemo(
    () => [...listPostcardErrors(checked), ...(serverErrors?.settings === checked ? serverErrors.errors : [])],
    [checked, serverErrors],
  )
  const errors = useStableValue(found)
  const [problems, setProblems] = useState<readonly PostcardProblem[]>(noProblems)
  const marked = useMemo(() => mergeProblems(errors, problems.filter(isError)), [errors, problems])
  const change = useStableCallback((changes: Partial<PostcardSettings>) =>
    draft.change((current) => ({ ...current, ...changes }), Object.keys(changes).join('.')),
  )
  const endStep = useStableCallback(draft.endStep)
  const value: PostcardEditorValue = useMemo(
    () => ({ settings, change, endStep, errors, problems, showsErrors }),
    [settings, change, endStep, errors, problems, showsErrors],
  )

  /** Opens the panel of a setting, and leads to its field. */
  const openSetting = useStableCallback((field: string | null) => {
    const key = field === 'brandingId' || field === null ? 'branding' : field
    setOpenPanel(hints.find((hint) => hint.key === key)?.panel ?? 'content')
    setOpened({ field: key })
  })

  // Once the panel of the field is on screen.
  useEffect(() => {
    if (!opened) return
    const box = document.querySelector(`[data-field="${CSS.escape(opened.field)}"]`)
    box?.scrollIntoView({ block: 'center' })
    focusControl(box?.querySelector('input, textarea, [role="combobox"], button:not([aria-haspopup="menu"])'))
  }, [opened])

  const showErrors = useStableCallback((errors: readonly PostcardError[]) => {
    setShowsErrors(true)
    const [first] = errors
    if (first) openSetting(first.field)
  })

  return (
    <PostcardEditorContext.Provider value={value}>
      <PostcardEditorScreen
        content={content}
        hints={hints}
        draft={draft}
        brandingId={settings.brandingId}
        closePath={backLink.to}
        closeLabel={backLink.label}
        openPanel={openPanel}
        onPanelChange={setOpenPanel}
        errors={showsErrors ? marked : noErrors}
        onProblems={setProblems}
        onErrors={showErrors}
        onServerErrors={useStableCallback((fields: Record<string, string>) => {
          const errors = toServerErrors(fields)
          setServerErrors({ settings: draft.getSettings(), errors })
          showErrors(errors)
        })}
        onOpenSetting={openSetting}
        showContent={useStableCallback(showContent)}
      />
    </PostcardEditorContext.Provider>
  )
}

const isError = ({ severity }: PostcardProblem) => severity === 'error'

const noErrors: PostcardError[] = []
const noProblems: PostcardProblem[] = []
