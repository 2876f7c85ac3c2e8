import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type * as z from 'zod'
import { parseContactQuery } from '../contacts/contact-query.ts'
import { toast } from '../design/feedback/toast.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { useSegmentPaths } from '../layout/paths/segment-paths.ts'
import { SegmentForm } from './segment-form.ts'
import { SegmentFrame } from './segment-frame.tsx'
import { useSegmentMutations } from './use-segment-mutations.ts'

/** Creates a segment, starting from the contact query in the address. */
export function NewSegmentPage() {
  const [params] = useSearchParams()
  const [{ search, filters }] = useState(() => parseContactQuery(params))
  const form = useZodForm(SegmentForm, {
    defaultValues: { name: '', isShared: false, search, filters: [...filters] },
  })
  const allowLeaving = useUnsavedChanges(form.formState.isDirty)
  const { create } = useSegmentMutations()
  const { segmentPath } = useSegmentPaths()
  const navigate = useNavigate()

  async function save(body: z.output<typeof SegmentForm>) {
    const created = await create(body)
    allowLeaving()
    toast.success('Segment saved')
    await navigate(segmentPath(created), { replace: true })
  }

  return (
    <Form form={form} onSubmit={save}>
      <SegmentFrame title="New segment" form={form} actions={<SubmitButton>Save segment</SubmitButton>} />
    </Form>
  )
}
