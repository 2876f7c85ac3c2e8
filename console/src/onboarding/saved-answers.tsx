import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import type { ReactNode } from 'react'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { StepSkeleton } from './step-skeleton.tsx'

interface SavedAnswersProps {
  fields: number
  children: (answers: Reply<Contract['GET /agent/onboarding']>) => ReactNode
}

export function SavedAnswers({ fields, children }: SavedAnswersProps) {
  const { data, error, mutate, isValidating } = useApi('GET /agent/onboarding')
  if (data) return children(data)
  if (!error) return <StepSkeleton fields={fields} />
  return (
    <LoadError
      problem={error}
      title="Your agency could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
