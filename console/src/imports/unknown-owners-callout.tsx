import type { Import } from '@gable/shared/imports/import.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useAccountPath } from '../platform/account.ts'

/** Lists owner names that match no team member, so that the agent can map them before importing. */
export function UnknownOwnersCallout({ unknownOwners }: Pick<Import, 'unknownOwners'>) {
  const pathTo = useAccountPath()
  if (unknownOwners.length === 0) return null
  const names = unknownOwners.slice(0, namesMaximum).map(({ name, rows }) => `${name} (${pluralize(rows, 'row')})`)
  const more = unknownOwners.length - names.length
  return (
    <Callout
      tone="warning"
      title={pluralize(unknownOwners.length, 'unknown owner')}
      action={<Button to={pathTo('settings/lead-settings/user-mapping')}>Map owners</Button>}
    >
      <span className="[overflow-wrap:anywhere]">
        {names.join(', ')}
        {more > 0 && ` and ${more} more`}. Their contacts get the owner you chose for this list. To assign them to
        someone else, map the names to your team and check the file again.
      </span>
    </Callout>
  )
}

const namesMaximum = 5
