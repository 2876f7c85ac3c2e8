import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { ProfessionalDetails } from '@gable/shared/onboarding/details.ts'
import * as z from 'zod'
import { Form } from '../design/inputs/form.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useAccount } from '../platform/account.ts'
import { callIn } from '../platform/use-api.ts'
import { Optional } from './optional.tsx'
import { StepButton } from './step-button.tsx'
import { StepHeading } from './step-heading.tsx'
import { ToldSoFar } from './told-so-far.tsx'
import { useStepForm } from './use-step-form.ts'
import { useTakeStep } from './use-take-step.ts'
import { withScheme } from './website.ts'

export function ProfessionalDetailsStep() {
  return (
    <>
      <StepHeading title="Your agency">As your clients know it, and as it is licensed.</StepHeading>
      <ToldSoFar fields={4}>{({ professional }) => <ProfessionalForm told={professional} />}</ToldSoFar>
    </>
  )
}

type Told = Reply<Contract['GET /agent/onboarding']>['professional']

const rules = ProfessionalDetails.extend({
  website: z.string().trim().transform(withScheme).pipe(ProfessionalDetails.shape.website),
})

function ProfessionalForm({ told }: { told: Told }) {
  const { accountId } = useAccount()
  const { form, forget } = useStepForm('professional-details', rules, {
    agencyName: told.agencyName ?? '',
    brokerage: told.brokerage ?? '',
    license: told.license ?? '',
    website: told.website ?? '',
  })
  const take = useTakeStep('professional-details', forget)
  return (
    <Form
      form={form}
      onSubmit={(body) => take(() => callIn(accountId)('PUT /agent/onboarding/professional-details', { body }))}
      className="flex flex-col gap-5"
    >
      <TextField name="agencyName" label="Agency Name" size="lg" autoComplete="organization" />
      <TextField name="brokerage" label="Brokerage" size="lg" hint="The firm that holds your license." />
      <TextField name="license" label="License" size="lg" autoComplete="off" spellCheck={false} />
      <TextField
        name="website"
        label="Website"
        type="url"
        inputMode="url"
        size="lg"
        autoComplete="url"
        spellCheck={false}
        aside={<Optional />}
        placeholder="https://"
      />
      <div className="mt-2">
        <StepButton>Continue</StepButton>
      </div>
    </Form>
  )
}
