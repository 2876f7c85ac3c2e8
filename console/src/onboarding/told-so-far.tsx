import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import type { ReactNode } from 'react'
import { LoadProblem } from '../platform/load-problem.tsx'
import { useApi } from '../platform/use-api.ts'
import { StepSkeleton } from './step-skeleton.tsx'

interface ToldSoFarProps {
  fields: number
  children: (told: Reply<Contract['GET /agent/onboarding']>) => ReactNode
}

/** Loads what is known of the agency before it is asked for more. */
export function ToldSoFar({ fields, children }: ToldSoFarProps) {
  const { data, error, mutate, isValidating } = useApi('GET /agent/onboarding')
  if (data) return children(data)
  if (!error) return <StepSkeleton fields={fields} />
  return (
    <LoadProblem
      problem={error}
      failed="Your agency could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
