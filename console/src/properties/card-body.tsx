import type { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'

export interface CardResponse<T> {
  data: T | undefined
  error: Problem | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

interface CardBodyProps<T> {
  response: CardResponse<T>
  /** A sentence: "The estimate could not be loaded". */
  errorTitle: string
  fallback?: ReactNode
  children: (data: T) => ReactNode
}

/** The body of a card that loads its own data, so that an error does not affect the rest of the page. */
export function CardBody<T>({
  response,
  errorTitle,
  fallback = <TextSkeleton lines={5} />,
  children,
}: CardBodyProps<T>) {
  if (response.data !== undefined) return <>{children(response.data)}</>
  if (!response.error) return <>{fallback}</>
  return <ErrorState title={errorTitle} onRetry={() => void response.mutate()} retrying={response.isValidating} />
}

/** Whether the card has its height. What is below it stays invisible until then, or else it would jump. */
export const isSettled = ({ data, error }: CardResponse<unknown>) => data !== undefined || error !== undefined
