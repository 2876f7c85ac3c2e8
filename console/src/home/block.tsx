import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { ErrorState } from '../design/feedback/states.tsx'

type Read<Data> = Pick<SWRResponse<Data, unknown>, 'data' | 'error' | 'isValidating'> & { mutate: () => unknown }

interface BlockProps<Data> {
  read: Read<Data>
  errorTitle: string
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Loads one block of the page; a failed request shows an error in this block only, with Retry. */
export function Block<Data>({ read, errorTitle, skeleton, children }: BlockProps<Data>) {
  const { data, error, isValidating, mutate } = read
  if (data !== undefined) return children(data)
  if (error !== undefined)
    return <ErrorState title={errorTitle} onRetry={() => void mutate()} retrying={isValidating} />
  return skeleton
}
