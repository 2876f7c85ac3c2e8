import { useAccount } from '../platform/account.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { useApi } from '../platform/use-api.ts'
import { CallForm } from './call-form.tsx'
import { StepHeading } from './step-heading.tsx'
import { StepSkeleton } from './step-skeleton.tsx'

export function OnboardingCallStep() {
  const { agency } = useAccount()
  const { data, error, mutate, isValidating } = useApi('GET /agent/onboarding/call')
  const reload = () => mutate()
  const minutes = data ? `of ${data.minutes} minutes ` : ''
  return (
    <>
      <StepHeading title="Shall we talk?">
        A call {minutes}with one of us, to get your first pages and contacts going.
      </StepHeading>
      {data || error ? (
        <CallForm
          slots={data?.slots ?? []}
          timeZone={data?.timeZone ?? agency.timeZone}
          onStale={reload}
          otherwise={
            error && !data ? (
              <LoadProblem
                problem={error}
                failed="The times could not be loaded"
                onRetry={reload}
                retrying={isValidating}
              />
            ) : (
              <p>No times are free at the moment. You can go on without a call.</p>
            )
          }
        />
      ) : (
        <StepSkeleton fields={4} />
      )}
    </>
  )
}
