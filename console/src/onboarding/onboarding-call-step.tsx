import { useAccount } from '../platform/account.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { CallForm } from './call-form.tsx'
import { StepHeading } from './step-heading.tsx'
import { StepSkeleton } from './step-skeleton.tsx'

export function OnboardingCallStep() {
  const { agency } = useAccount()
  const { data, error, mutate, isValidating } = useApi('GET /agent/onboarding/call')
  const reload = () => mutate()
  const length = data ? `${data.minutes}-minute ` : ''
  return (
    <>
      <StepHeading title="Let's set up a call">
        A {length}call with our team to set up your first pages and contacts.
      </StepHeading>
      {data || error ? (
        <CallForm
          slots={data?.slots ?? []}
          timeZone={data?.timeZone ?? agency.timeZone}
          onSlotsChanged={reload}
          emptyState={
            error && !data ? (
              <LoadError
                problem={error}
                title="The times could not be loaded"
                onRetry={reload}
                retrying={isValidating}
              />
            ) : (
              <p>No times are available right now. You can continue without a call.</p>
            )
          }
        />
      ) : (
        <StepSkeleton fields={4} />
      )}
    </>
  )
}
