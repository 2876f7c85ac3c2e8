import type { Import } from '@gable/shared/imports/import.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useAccountPath } from '../platform/account.ts'

/** Whom the file names as owners and nobody of the team is called, before anybody is given to somebody else. */
export function UnknownOwners({ list: { unknownOwners } }: { list: Import }) {
  const pathTo = useAccountPath()
  if (unknownOwners.length === 0) return null
  const shown = unknownOwners.slice(0, namesShown).map(({ name, rows }) => `${name} (${rowsText(rows)})`)
  const more = unknownOwners.length - shown.length
  return (
    <Callout
      tone="warning"
      title={`${unknownOwners.length === 1 ? 'An owner is' : `${unknownOwners.length} owners are`} not known`}
      action={<Button to={pathTo('settings/lead-settings/import-user-mapping')}>Say who they are</Button>}
    >
      <span className="[overflow-wrap:anywhere]">
        {shown.join(', ')}
        {more > 0 && ` and ${more} more`}. Their contacts get the owner you have chosen for the list. Once you have said
        who they are, check the file again.
      </span>
    </Callout>
  )
}

const namesShown = 5

const rowsText = (rows: number) => `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`
