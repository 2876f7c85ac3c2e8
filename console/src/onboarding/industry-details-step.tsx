import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { IndustryDetails } from '@gable/shared/onboarding/details.ts'
import { Form } from '../design/inputs/form.tsx'
import { RadioCardsField } from '../design/inputs/radio-cards-field.tsx'
import { useAccount } from '../platform/account.ts'
import { callIn } from '../platform/use-api.ts'
import { ChoiceChipsField } from './choice-chips-field.tsx'
import { businessFocusOptions, leadSourceOptions, teamSizeOptions } from './industry-options.ts'
import { StepButton } from './step-button.tsx'
import { StepHeading } from './step-heading.tsx'
import { ToldSoFar } from './told-so-far.tsx'
import { useStepForm } from './use-step-form.ts'
import { useTakeStep } from './use-take-step.ts'

export function IndustryDetailsStep() {
  return (
    <>
      <StepHeading title="How you work">Three quick questions, so that we know whom we are helping.</StepHeading>
      <ToldSoFar fields={3}>{({ industry }) => <IndustryForm told={industry} />}</ToldSoFar>
    </>
  )
}

type Told = Reply<Contract['GET /agent/onboarding']>['industry']

function IndustryForm({ told }: { told: Told }) {
  const { accountId } = useAccount()
  const { form, forget } = useStepForm('industry-details', IndustryDetails, {
    teamSize: told.teamSize ?? null,
    leadSources: told.leadSources ?? [],
    businessFocus: told.businessFocus ?? null,
  })
  const take = useTakeStep('industry-details', forget)
  return (
    <Form
      form={form}
      onSubmit={(body) => take(() => callIn(accountId)('PUT /agent/onboarding/industry-details', { body }))}
      className="flex flex-col gap-8"
    >
      <RadioCardsField name="teamSize" label="How big is your team?" options={teamSizeOptions} columns={2} />
      <ChoiceChipsField
        name="leadSources"
        label="Where do your leads come from?"
        options={leadSourceOptions}
        hint="Choose as many as you like."
      />
      <RadioCardsField
        name="businessFocus"
        label="Whom do you mostly work for?"
        options={businessFocusOptions}
        columns={3}
      />
      <div>
        <StepButton>Continue</StepButton>
      </div>
    </Form>
  )
}
