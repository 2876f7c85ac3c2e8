import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { Failed } from '../design/feedback/states.tsx'

export type Read<Data> = Pick<SWRResponse<Data, unknown>, 'data' | 'error' | 'isValidating'> & { mutate: () => unknown }

interface BlockProps<Data> {
  read: Read<Data>
  /** What failed, as a sentence. */
  failed: string
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** One read of the page: when it fails it says so and can be tried again, and takes nothing else with it. */
export function Block<Data>({ read, failed, skeleton, children }: BlockProps<Data>) {
  const { data, error, isValidating, mutate } = read
  if (data !== undefined) return children(data)
  if (error !== undefined) return <Failed title={failed} onRetry={() => void mutate()} retrying={isValidating} />
  return skeleton
}
