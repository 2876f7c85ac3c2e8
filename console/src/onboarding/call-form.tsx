import { Problem } from '@gable/shared/http/problem.ts'
import { type ReactNode, useState } from 'react'
import * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { formatPhone } from '../design/format/phone.ts'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { preventBlur } from '../design/inputs/submit-button.tsx'
import { useAccount } from '../platform/account.ts'
import { useErrorToast } from '../platform/error-toast.ts'
import { useSession } from '../platform/session.ts'
import { callInAccount } from '../platform/use-api.ts'
import { groupSlotsByDay } from './call-days.ts'
import { SlotField } from './slot-field.tsx'
import { StepActions } from './step-actions.tsx'
import { StepButton } from './step-button.tsx'
import { useSaveStep } from './use-save-step.ts'
import { useStepForm } from './use-step-form.ts'
import { getFounderWelcome } from './welcome.ts'

interface CallFormProps {
  slots: readonly string[]
  timeZone: string
  /** Shown when there are no times to choose from. */
  emptyState: ReactNode
  /** Called when the chosen time is no longer available. */
  onSlotsChanged: () => unknown
}

export function CallForm({ slots, timeZone, emptyState, onSlotsChanged }: CallFormProps) {
  const { accountId } = useAccount()
  const { user } = useSession()
  const { form, clearDraft } = useStepForm('onboarding-call', callSchema, { slot: null })
  const saveStep = useSaveStep('onboarding-call', clearDraft)
  const hasTimes = slots.length > 0
  const [isSkipping, setSkipping] = useState(false)
  const errorToast = useErrorToast()

  async function saveSlot(slot: string | null) {
    const saved = await saveStep(() => callInAccount(accountId)('PUT /agent/onboarding/call', { body: { slot } }))
    if (!saved) return
    const call = slot === null ? undefined : { slot, timeZone }
    toast.success(getFounderWelcome(user.firstName, saved.agency.name, call))
  }

  async function handleSubmit({ slot }: z.output<typeof callSchema>) {
    if (isSkipping) return
    try {
      await saveSlot(slot)
    } catch (error) {
      if (error instanceof Problem && error.fields?.slot) {
        form.setValue('slot', null)
        onSlotsChanged()
      }
      throw error
    }
  }

  async function handleSkip() {
    if (form.formState.isSubmitting) return
    setSkipping(true)
    errorToast.dismiss()
    await saveSlot(null).catch(errorToast.show)
    setSkipping(false)
  }

  return (
    <Form form={form} onSubmit={handleSubmit} className="flex flex-col gap-8">
      {hasTimes ? (
        <SlotField
          name="slot"
          label="Choose a Time"
          hint={user.phone && `We'll call ${formatPhone(user.phone)}.`}
          days={groupSlotsByDay(slots, timeZone)}
          timeZone={timeZone}
          ownTimeZone={user.timeZone ?? timeZone}
        />
      ) : (
        emptyState
      )}
      <StepActions>
        {hasTimes && <StepButton>Book the call</StepButton>}
        <Button
          variant={hasTimes ? 'quiet' : 'secondary'}
          size="lg"
          busy={isSkipping}
          onMouseDown={preventBlur}
          onClick={handleSkip}
        >
          Skip for now
        </Button>
      </StepActions>
    </Form>
  )
}

const callSchema = z.object({
  slot: z
    .string()
    .nullable()
    .refine((slot) => slot !== null, 'Please choose a time, or skip the call for now'),
})
