import { AgencyDetails } from '@gable/shared/agency/agency-details.ts'
import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { Form } from '../design/inputs/form.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useAccount } from '../platform/account.ts'
import { callInAccount, useDiscard } from '../platform/use-api.ts'
import { SavedAnswers } from './saved-answers.tsx'
import { StepActions } from './step-actions.tsx'
import { StepButton } from './step-button.tsx'
import { StepHeading } from './step-heading.tsx'
import { useSaveStep } from './use-save-step.ts'
import { useStepForm } from './use-step-form.ts'

export function ProfessionalDetailsStep() {
  return (
    <>
      <StepHeading title="Your agency">The name your clients know, and your license.</StepHeading>
      <SavedAnswers fields={4}>{({ professional }) => <ProfessionalForm answers={professional} />}</SavedAnswers>
    </>
  )
}

type ProfessionalAnswers = Reply<Contract['GET /agent/onboarding']>['professional']

function ProfessionalForm({ answers }: { answers: ProfessionalAnswers }) {
  const { accountId } = useAccount()
  const { form, clearDraft } = useStepForm('professional-details', AgencyDetails, {
    agencyName: answers.agencyName ?? '',
    brokerage: answers.brokerage ?? '',
    license: answers.license ?? '',
    website: answers.website ?? '',
  })
  const discard = useDiscard()
  const saveStep = useSaveStep('professional-details', clearDraft)
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await saveStep(() => callInAccount(accountId)('PUT /agent/onboarding/professional-details', { body }))
        // Going back shows what was just saved.
        void discard('GET /agent/onboarding')
      }}
      className="flex flex-col gap-5"
    >
      <TextField name="agencyName" label="Agency Name" required size="lg" autoComplete="organization" />
      <TextField name="brokerage" label="Brokerage" required size="lg" hint="The firm that holds your license." />
      <TextField name="license" label="License" required size="lg" autoComplete="off" spellCheck={false} />
      <TextField
        name="website"
        label="Website"
        type="url"
        inputMode="url"
        size="lg"
        autoComplete="url"
        spellCheck={false}
        placeholder="https://"
      />
      <StepActions>
        <StepButton>Continue</StepButton>
      </StepActions>
    </Form>
  )
}
