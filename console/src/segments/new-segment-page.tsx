import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type * as z from 'zod'
import { wantedIn } from '../contacts/wanted.ts'
import { toast } from '../design/feedback/toast.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { SegmentForm } from './segment-form.ts'
import { SegmentFrame } from './segment-frame.tsx'
import { useSegmentPath } from './segment-paths.ts'
import { useSegmentWrites } from './use-segment-writes.ts'

/** A segment from scratch, or from what the address narrows contacts to. */
export function NewSegmentPage() {
  const [params] = useSearchParams()
  const [{ search, filters }] = useState(() => wantedIn(params))
  const form = useZodForm(SegmentForm, {
    defaultValues: { name: '', isShared: false, search, filters: [...filters] },
  })
  const pass = useUnsavedChanges(form.formState.isDirty)
  const { create } = useSegmentWrites()
  const { pathOf } = useSegmentPath()
  const navigate = useNavigate()

  async function save(body: z.output<typeof SegmentForm>) {
    const made = await create(body)
    pass()
    toast.success('Segment saved')
    await navigate(pathOf(made), { replace: true })
  }

  return (
    <Form form={form} onSubmit={save}>
      <SegmentFrame title="New segment" form={form} actions={<SubmitButton>Save segment</SubmitButton>} />
    </Form>
  )
}
