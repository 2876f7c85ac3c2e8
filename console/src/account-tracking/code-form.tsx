import { type AccountCode, AccountCodeChange, accountCodeMaximum } from '@gable/shared/account-tracking/account-code.ts'
import { doubtAbout } from '@gable/shared/account-tracking/doubtful-code.ts'
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

interface CodeFormProps {
  code: AccountCode
  onSaved: (code: AccountCode) => void
}

/** The code as it was pasted. What looks as if it would do nothing is said, and can be saved all the same. */
export function CodeForm({ code: { trackingCode }, onSaved }: CodeFormProps) {
  const form = useZodForm(AccountCodeChange, { defaultValues: valuesOf(trackingCode) })
  const typed = useWatch({ control: form.control, name: 'trackingCode' })
  const doubt = doubtAbout(typed)
  const { isDirty } = form.formState
  useUnsavedChanges(isDirty)
  // What somebody else saved is shown, unless it would take away what is being typed: the server refuses that later.
  useEffect(() => {
    if (!isDirty) form.reset(valuesOf(trackingCode))
  }, [trackingCode, isDirty, form])

  async function save(body: z.output<typeof AccountCodeChange>) {
    const saved = await call('PUT /agent/tracking-code', { body })
    form.reset(valuesOf(saved.trackingCode))
    toast.success(saved.trackingCode ? 'The code runs on your public pages' : 'The code is taken off your public pages')
    onSaved(saved)
  }

  return (
    <Form form={form} onSubmit={save} className="space-y-4">
      <TextAreaField
        control={form.control}
        name="trackingCode"
        label="Tracking Code <head>"
        hint="It runs in a sandboxed frame, where it can read nothing of the page or its visitors. It never runs in this workspace."
        max={accountCodeMaximum}
        rows={10}
        mono
        spellCheck={false}
        placeholder={'<script async src="https://…"></script>'}
      />
      {doubt && (
        <Callout tone="warning" title="This may measure nothing" announce>
          {doubt}
        </Callout>
      )}
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}

const valuesOf = (trackingCode: string) => ({ trackingCode, basedOn: trackingCode })
