import {
  maxTrackingCodeLength,
  type TrackingCode,
  TrackingCodeUpdate,
} from '@gable/shared/account-tracking/tracking-code.ts'
import { getTrackingCodeWarning } from '@gable/shared/account-tracking/tracking-code-warning.ts'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { call } from '../platform/use-api.ts'

interface TrackingCodeFormProps {
  code: TrackingCode
  onSaved: (code: TrackingCode) => void
}

/** Edits the code. A suspicious snippet shows a warning but can still be saved. */
export function TrackingCodeForm({ code: { trackingCode }, onSaved }: TrackingCodeFormProps) {
  const form = useZodForm(TrackingCodeUpdate, { defaultValues: toFormValues(trackingCode) })
  const typed = useWatch({ control: form.control, name: 'trackingCode' })
  const warning = getTrackingCodeWarning(typed)
  const { isDirty } = form.formState
  useUnsavedChanges(isDirty)
  // Shows a change that someone else saved, unless it would overwrite unsaved text. The server rejects an outdated save.
  useEffect(() => {
    if (!isDirty) form.reset(toFormValues(trackingCode))
  }, [trackingCode, isDirty, form])

  async function save(body: z.output<typeof TrackingCodeUpdate>) {
    const saved = await call('PUT /agent/tracking-code', { body })
    form.reset(toFormValues(saved.trackingCode))
    toast.success(
      saved.trackingCode ? 'Tracking code added to your public pages' : 'Tracking code removed from your public pages',
    )
    onSaved(saved)
  }

  return (
    <Form form={form} onSubmit={save} className="space-y-4">
      <TextAreaField
        control={form.control}
        name="trackingCode"
        label="Tracking Code <head>"
        hint="Runs in a sandboxed frame: it may load scripts and count visits, but it sees no page address, no campaign, no click and no form, and its cookies are not kept. For Google, Meta, TikTok and LinkedIn use Conversions. It never runs in this workspace."
        max={maxTrackingCodeLength}
        rows={10}
        mono
        spellCheck={false}
        placeholder={'<script async src="https://…"></script>'}
      />
      {warning && (
        <Callout tone="warning" title="This code may not work" announce>
          {warning}
        </Callout>
      )}
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}

const toFormValues = (trackingCode: string) => ({ trackingCode, basedOn: trackingCode })
