import { Problem } from '@gable/shared/http/problem.ts'
import { type ReactNode, useState } from 'react'
import * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { keepStill } from '../design/inputs/submit-button.tsx'
import { useAccount } from '../platform/account.ts'
import { toastProblem } from '../platform/problem-toast.ts'
import { useSession } from '../platform/session.ts'
import { callIn } from '../platform/use-api.ts'
import { callDays } from './call-days.ts'
import { SlotField } from './slot-field.tsx'
import { StepButton } from './step-button.tsx'
import { useStepForm } from './use-step-form.ts'
import { useTakeStep } from './use-take-step.ts'
import { welcomeOfFounder } from './welcome.ts'

interface CallFormProps {
  slots: readonly string[]
  timeZone: string
  /** Stands where the times would, if there are none. */
  otherwise: ReactNode
  /** The times are no longer those the server offers. */
  onStale: () => unknown
}

export function CallForm({ slots, timeZone, otherwise, onStale }: CallFormProps) {
  const { accountId } = useAccount()
  const { user } = useSession()
  const { form, forget } = useStepForm('onboarding-call', rules, { slot: null })
  const take = useTakeStep('onboarding-call', forget)
  const hasTimes = slots.length > 0
  const [isSkipping, setSkipping] = useState(false)

  async function choose(slot: string | null) {
    const taken = await take(() => callIn(accountId)('PUT /agent/onboarding/call', { body: { slot } }))
    if (!taken) return
    const call = slot === null ? undefined : { slot, timeZone }
    toast.success(welcomeOfFounder(user.firstName, taken.agency.name, call))
  }

  async function book({ slot }: z.output<typeof rules>) {
    if (isSkipping) return
    try {
      await choose(slot)
    } catch (error) {
      if (error instanceof Problem && error.fields?.slot) {
        form.setValue('slot', null)
        onStale()
      }
      throw error
    }
  }

  async function skip() {
    if (form.formState.isSubmitting) return
    setSkipping(true)
    await choose(null).catch(toastProblem)
    setSkipping(false)
  }

  return (
    <Form form={form} onSubmit={book} className="flex flex-col gap-8">
      {hasTimes ? (
        <SlotField
          name="slot"
          label="Choose a time"
          hint={user.phone && `We call ${user.phone}.`}
          days={callDays(slots, timeZone)}
          timeZone={timeZone}
          ownTimeZone={user.timeZone ?? timeZone}
        />
      ) : (
        otherwise
      )}
      <div className="flex flex-col gap-2 sm:flex-row">
        {hasTimes && <StepButton>Book the call</StepButton>}
        <Button
          variant={hasTimes ? 'quiet' : 'secondary'}
          size="lg"
          busy={isSkipping}
          onMouseDown={keepStill}
          onClick={skip}
        >
          Skip for now
        </Button>
      </div>
    </Form>
  )
}

const rules = z.object({
  slot: z
    .string()
    .nullable()
    .refine((slot) => slot !== null, 'Please choose a time, or skip the call for now'),
})
