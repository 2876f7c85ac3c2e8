import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { getNoteError, getNoteLength, noteMaxLength } from '@gable/shared/notes/note-text.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Field } from '../design/inputs/field.tsx'
import { focusControl } from '../design/layout/focus-control.ts'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { useApi } from '../platform/use-api.ts'
import { deleteNoteDraft, getNoteDraft, saveNoteDraft } from './note-draft.ts'

const MentionEditor = lazy(async () => ({
  default: (await import('../design/inputs/rich-text/mention-editor.tsx')).MentionEditor,
}))

interface NoteFormProps {
  draftKey: string
  /** The stored note, or an empty one. */
  savedDocument: NoteDocument
  submitLabel: string
  errorMessage: string
  onSave: (document: NoteDocument) => Promise<unknown>
  onClose: () => void
}

/** Keeps a draft until the note is saved or discarded. */
export function NoteForm({ draftKey, savedDocument, submitLabel, errorMessage, onSave, onClose }: NoteFormProps) {
  const { data: agents = [] } = useApi('GET /agent/notes/mentionable')
  const [initialDocument] = useState(() => getNoteDraft(draftKey) ?? savedDocument)
  const [document, setDocument] = useState(initialDocument)
  const [isTouched, setTouched] = useState(false)
  const editorRef = useRef<HTMLDivElement>(null)
  const [isSaving, setSaving] = useState(false)
  const [saveError, setSaveError] = useState<string>()
  const noteError = getNoteError(document)
  const isTooLong = getNoteLength(document) > noteMaxLength
  const isChanged = JSON.stringify(document) !== JSON.stringify(savedDocument)

  function handleChange(next: NoteDocument) {
    setDocument(next)
    setSaveError(undefined)
    saveNoteDraft(draftKey, next)
  }

  async function save() {
    if (isSaving) return
    setTouched(true)
    if (noteError) return focusControl(editorRef.current?.querySelector('[role="textbox"]'))
    setSaving(true)
    setSaveError(undefined)
    try {
      await onSave(document)
      deleteNoteDraft(draftKey)
      onClose()
    } catch (error) {
      setSaveError((error instanceof Problem && error.fields?.document) || errorMessage)
    } finally {
      setSaving(false)
    }
  }

  function discard() {
    deleteNoteDraft(draftKey)
    onClose()
  }

  return (
    <>
      <PanelBody className="space-y-4">
        {saveError && (
          <Callout tone="danger" announce>
            {saveError}
          </Callout>
        )}
        <Field
          label="Note"
          required
          error={isTooLong || isTouched ? noteError : undefined}
          hint="Type @ to mention an agent."
          count={{ length: getNoteLength(document), max: noteMaxLength }}
        >
          {(control, labelId) => (
            <div ref={editorRef}>
              <Suspense fallback={<Skeleton className="h-52 w-full" />}>
                <MentionEditor
                  control={control}
                  labelId={labelId}
                  agents={agents}
                  initial={initialDocument}
                  onChange={handleChange}
                  onBlur={() => setTouched(true)}
                  onSubmit={() => void save()}
                />
              </Suspense>
            </div>
          )}
        </Field>
      </PanelBody>
      <PanelFooter>
        <Button onClick={discard} disabled={isSaving}>
          {isChanged ? 'Discard' : 'Cancel'}
        </Button>
        <Button variant="primary" busy={isSaving} onClick={() => void save()}>
          {submitLabel}
        </Button>
      </PanelFooter>
    </>
  )
}
