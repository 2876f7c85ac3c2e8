import { type CallOutcome, callOutcomes } from '@gable/shared/activity/entry.ts'
import { callOutcomeLabels } from '@gable/shared/calls/call.ts'
import { OptionalText } from '@gable/shared/http/fields.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'
import { Ban, type LucideIcon, PhoneCall, PhoneMissed, Voicemail } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import * as z from 'zod'
import { formatPhone } from '../design/format/phone.ts'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { PanelBody } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { useAccount } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import type { CallTarget } from './current-call.ts'
import { emptyNextStep, NextStepForm, toNextStep } from './next-step.ts'
import { NextStepFields } from './next-step-fields.tsx'
import { useLogCall } from './use-log-call.ts'

interface CallDialogProps {
  call: CallTarget
  open: boolean
  onClose: () => void
}

/** Asks how a call went. One tap on an outcome logs it, with the note and the next step if there are any. */
export function CallDialog({ call, open, onClose }: CallDialogProps) {
  const { timeZone } = useAccount().agency
  const leadId = useOpenLeadId(call, open)
  const log = useLogCall(call)
  const outcome = useRef<CallOutcome>('REACHED')
  const firstOutcome = useRef<HTMLElement>(null)
  const form = useZodForm(CallForm, { defaultValues: { note: '', ...emptyNextStep } })
  const { reset } = form
  useLayoutEffect(() => {
    if (open) reset()
  }, [open, reset])

  async function save({ note, ...step }: CallForm) {
    await log({ leadId, outcome: outcome.current, note, nextStep: leadId === null ? null : toNextStep(step, timeZone) })
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnOutsidePress={!form.formState.isDirty}
      initialFocus={firstOutcome}
      size="sm"
      title={`How did the call with ${call.name} go?`}
      description={formatPhone(call.phone)}
    >
      <Form form={form} onSubmit={save} className="flex min-h-0 flex-1 flex-col">
        <PanelBody className="space-y-4">
          {/* First, because the keyboard of a phone covers what is below the note. */}
          {leadId === null ? (
            <p className="text-muted text-table">Add a lead for this contact to plan a next step.</p>
          ) : (
            <NextStepFields />
          )}
          <TextAreaField name="note" label="Note" max={2000} rows={3} placeholder="What was said" />
        </PanelBody>
        <div className="grid shrink-0 grid-cols-2 gap-2 border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {callOutcomes.map((value, index) => (
            <Button
              key={value}
              type="submit"
              ref={index === 0 ? firstOutcome : undefined}
              icon={outcomeIcons[value]}
              size="lg"
              onClick={() => {
                outcome.current = value
              }}
            >
              {callOutcomeLabels[value]}
            </Button>
          ))}
        </div>
      </Form>
    </Dialog>
  )
}

/** The lead the call is about, or the newest open lead of the contact. */
function useOpenLeadId({ leadId, contactId }: CallTarget, open: boolean): string | null {
  const { data } = useApi(
    'GET /agent/contacts/:contactId',
    open && leadId === undefined ? { params: { contactId } } : false,
  )
  return leadId ?? data?.leads.find(({ stage }) => !isClosed(stage))?._id ?? null
}

const CallForm = NextStepForm.and(z.object({ note: OptionalText(2000) }))
type CallForm = z.infer<typeof CallForm>

const outcomeIcons: Record<CallOutcome, LucideIcon> = {
  REACHED: PhoneCall,
  VOICEMAIL: Voicemail,
  NO_ANSWER: PhoneMissed,
  WRONG_NUMBER: Ban,
}
