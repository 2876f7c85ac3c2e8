import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Link } from '../design/inputs/link.tsx'
import { useAccountPath } from '../platform/account.ts'

/** Spam that no agent marked may contain leads, so the list without it links to it. */
export function SetAsideNotice({ count }: { count: number }) {
  const pathTo = useAccountPath()
  return (
    <>
      {pluralize(count, 'submission was', 'submissions were')} set aside as spam in the last 30 days.{' '}
      <Link to={pathTo('submissions?states=SPAM')}>Review</Link>
    </>
  )
}
