import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import type { ConnectionControl } from './connection-values.ts'
import { useMlsTeam } from './use-mls.ts'

/** The MLS ids of each team member. */
export function MemberFields({ control }: { control: ConnectionControl }) {
  const { data, error, isValidating, mutate } = useMlsTeam()
  if (!data && error)
    return <RetryCallout title="The team could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <Skeleton className="h-16" />
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-table">MLS IDs of team members</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {data.map(({ _id, fullName }) => (
          <TextField key={_id} control={control} name={`members.${_id}`} label={fullName} autoComplete="off" />
        ))}
      </div>
    </fieldset>
  )
}
