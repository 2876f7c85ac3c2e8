import { CircleAlert } from 'lucide-react'
import { get, useFormState } from 'react-hook-form'

/** The error of a list as a whole. */
export function useListError(name: string): string | undefined {
  const { errors } = useFormState()
  const error = get(errors, name) as { message?: string; root?: { message?: string } } | undefined
  return error?.message ?? error?.root?.message
}

export const ListError = ({ message }: { message: string | undefined }) => (
  <p role="alert" className={message ? 'mt-1.5 flex items-start gap-1 text-danger-ink text-label' : 'sr-only'}>
    {message && <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />}
    {message}
  </p>
)
