import { PersonalDetails } from '@gable/shared/onboarding/details.ts'
import { toast } from '../design/feedback/toast.tsx'
import { formatPhone } from '../design/format/phone.ts'
import { Form } from '../design/inputs/form.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { TimeZoneField } from '../design/inputs/time-zone-field.tsx'
import { useAccount } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'
import { callInAccount, useRefresh } from '../platform/use-api.ts'
import { getProgressSteps } from './progress.ts'
import { StepActions } from './step-actions.tsx'
import { StepButton } from './step-button.tsx'
import { StepHeading } from './step-heading.tsx'
import { useSaveStep } from './use-save-step.ts'
import { useStepForm } from './use-step-form.ts'
import { getMemberWelcome } from './welcome.ts'

export function PersonalDetailsStep() {
  const account = useAccount()
  const { user } = useSession()
  const refresh = useRefresh()
  const { form, clearDraft } = useStepForm('personal-details', PersonalDetails, {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ? formatPhone(user.phone) : '',
    timeZone: user.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  const saveStep = useSaveStep('personal-details', clearDraft)
  const isOnlyStep = getProgressSteps(account).length === 1

  return (
    <>
      <StepHeading title={isOnlyStep ? `Welcome to ${account.agency.name}` : 'First, about you'}>
        {isOnlyStep
          ? 'Tell us a little about yourself to get started.'
          : `Next, we'll set up ${account.agency.name} together. It takes about three minutes.`}
      </StepHeading>
      <Form
        form={form}
        onSubmit={async (body) => {
          const saved = await saveStep(() =>
            callInAccount(account.accountId)('PUT /agent/onboarding/personal-details', { body }),
          )
          void refresh('GET /session')
          if (saved?.agent.onboardingStep !== 'COMPLETED') return
          toast.success(getMemberWelcome(body.firstName, saved.agency.name))
        }}
        className="flex flex-col gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField name="firstName" label="First Name" required size="lg" autoComplete="given-name" />
          <TextField name="lastName" label="Last Name" required size="lg" autoComplete="family-name" />
        </div>
        <TextField name="phone" label="Phone" type="tel" size="lg" autoComplete="tel" placeholder="(207) 555-0134" />
        <TimeZoneField
          size="lg"
          name="timeZone"
          label="Time Zone"
          required
          hint="Dates and times appear in this time zone."
        />
        <StepActions>
          <StepButton>Continue</StepButton>
        </StepActions>
      </Form>
    </>
  )
}
