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
import { getNoteDraft, deleteNoteDraft, saveNoteDraft } from './note-draft.ts'

const MentionEditor = lazy(async () => ({
  default: (await import('../design/inputs/rich-text/mention-editor.tsx')).MentionEditor,
}))

interface NoteFormProps {
  /** Under which name the draft is kept. */
  draft: string
  /** What the note says before anybody has changed it. */
  saved: NoteDocument
  submit: string
  /** What is said when saving breaks. */
  failure: string
  onSave: (document: NoteDocument) => Promise<unknown>
  onClose: () => void
}

/** One note being written. What is typed stays until it is saved or thrown away on purpose. */
export function NoteForm({ draft, saved, submit, failure, onSave, onClose }: NoteFormProps) {
  const { data: agents = [] } = useApi('GET /agent/notes/mentionable')
  const [initial] = useState(() => getNoteDraft(draft) ?? saved)
  const [document, setDocument] = useState(initial)
  const [isTouched, touch] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const fault = getNoteError(document)
  const isTooLong = getNoteLength(document) > noteMaxLength
  const isChanged = JSON.stringify(document) !== JSON.stringify(saved)

  function change(next: NoteDocument) {
    setDocument(next)
    setProblem(undefined)
    saveNoteDraft(draft, next)
  }

  async function save() {
    if (busy) return
    touch(true)
    if (fault) return focusControl(place.current?.querySelector('[role="textbox"]'))
    setBusy(true)
    setProblem(undefined)
    try {
      await onSave(document)
      deleteNoteDraft(draft)
      onClose()
    } catch (error) {
      setProblem((error instanceof Problem && error.fields?.document) || failure)
    } finally {
      setBusy(false)
    }
  }

  function discard() {
    deleteNoteDraft(draft)
    onClose()
  }

  return (
    <>
      <PanelBody className="space-y-4">
        {problem && (
          <Callout tone="danger" announce>
            {problem}
          </Callout>
        )}
        <Field
          label="Note"
          required
          error={isTooLong || isTouched ? fault : undefined}
          hint="Type @ to mention an agent."
          count={{ length: getNoteLength(document), max: noteMaxLength }}
        >
          {(control, labelId) => (
            <div ref={place}>
              <Suspense fallback={<Skeleton className="h-52 w-full" />}>
                <MentionEditor
                  control={control}
                  labelId={labelId}
                  agents={agents}
                  initial={initial}
                  onChange={change}
                  onBlur={() => touch(true)}
                  onSubmit={() => void save()}
                />
              </Suspense>
            </div>
          )}
        </Field>
      </PanelBody>
      <PanelFooter>
        <Button onClick={discard} disabled={busy}>
          {isChanged ? 'Discard' : 'Cancel'}
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          {submit}
        </Button>
      </PanelFooter>
    </>
  )
}
