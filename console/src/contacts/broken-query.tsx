import type { Problem } from '@gable/shared/http/problem.ts'
import { NoResults } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useContactQuery } from './use-contact-query.ts'

/** The address can name a segment or an attribute that no longer exists. */
export const isBrokenQuery = (problem: Problem | undefined) =>
  problem?.code === 'not_found' || problem?.code === 'invalid'

/** Replaces the list when the query in the address no longer works. */
export function BrokenQuery({ problem }: { problem: Problem | undefined }) {
  const { setScope, clear } = useContactQuery()
  const isSegment = problem?.code === 'not_found'
  return (
    <div className="rounded-lg border border-line bg-surface">
      <NoResults
        title={isSegment ? 'This segment is no longer available' : 'These filters no longer work'}
        text={
          isSegment
            ? 'It was deleted or is no longer shared with you.'
            : 'One of them uses an attribute that was removed.'
        }
        action={
          <Button onClick={() => (isSegment ? setScope({}) : clear())}>
            {isSegment ? 'Show all contacts' : 'Clear filters'}
          </Button>
        }
      />
    </div>
  )
}
