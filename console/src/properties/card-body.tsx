import type { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'

interface Read<T> {
  data: T | undefined
  error: Problem | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

interface CardBodyProps<T> {
  read: Read<T>
  /** What could not be loaded, as a sentence. */
  failed: string
  pending?: ReactNode
  children: (data: T) => ReactNode
}

/** What stands in a card that fetches for itself: the rest of the page does without it. */
export function CardBody<T>({ read, failed, pending = <TextSkeleton lines={5} />, children }: CardBodyProps<T>) {
  if (read.data !== undefined) return <>{children(read.data)}</>
  if (!read.error) return <>{pending}</>
  return <ErrorState title={failed} onRetry={() => void read.mutate()} retrying={read.isValidating} />
}
