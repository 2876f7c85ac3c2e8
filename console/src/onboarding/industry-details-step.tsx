import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { IndustryDetails } from '@gable/shared/onboarding/details.ts'
import { Form } from '../design/inputs/form.tsx'
import { RadioCardsField } from '../design/inputs/radio-cards-field.tsx'
import { useAccount } from '../platform/account.ts'
import { callInAccount, useDiscard } from '../platform/use-api.ts'
import { ChoiceChipsField } from './choice-chips-field.tsx'
import { businessFocusOptions, leadSourceOptions, teamSizeOptions } from './industry-options.ts'
import { SavedAnswers } from './saved-answers.tsx'
import { StepActions } from './step-actions.tsx'
import { StepButton } from './step-button.tsx'
import { StepHeading } from './step-heading.tsx'
import { useSaveStep } from './use-save-step.ts'
import { useStepForm } from './use-step-form.ts'

export function IndustryDetailsStep() {
  return (
    <>
      <StepHeading title="How you work">Three quick questions about your business.</StepHeading>
      <SavedAnswers fields={3}>{({ industry }) => <IndustryForm answers={industry} />}</SavedAnswers>
    </>
  )
}

type IndustryAnswers = Reply<Contract['GET /agent/onboarding']>['industry']

function IndustryForm({ answers }: { answers: IndustryAnswers }) {
  const { accountId } = useAccount()
  const { form, clearDraft } = useStepForm('industry-details', IndustryDetails, {
    teamSize: answers.teamSize ?? null,
    leadSources: answers.leadSources ?? [],
    businessFocus: answers.businessFocus ?? null,
  })
  const discard = useDiscard()
  const saveStep = useSaveStep('industry-details', clearDraft)
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await saveStep(() => callInAccount(accountId)('PUT /agent/onboarding/industry-details', { body }))
        // Going back shows what was just saved.
        void discard('GET /agent/onboarding')
      }}
      className="flex flex-col gap-8"
    >
      <RadioCardsField name="teamSize" label="How big is your team?" required options={teamSizeOptions} columns={2} />
      <ChoiceChipsField
        name="leadSources"
        label="Where do your leads come from?"
        required
        options={leadSourceOptions}
        hint="Choose as many as you like."
      />
      <RadioCardsField
        name="businessFocus"
        label="Who do you mostly work with?"
        required
        options={businessFocusOptions}
        columns={3}
      />
      <StepActions>
        <StepButton>Continue</StepButton>
      </StepActions>
    </Form>
  )
}
