import { TableSkeleton } from '../design/feedback/skeleton.tsx'
import { Failed } from '../design/feedback/states.tsx'
import { Page } from '../design/layout/page.tsx'
import { useApi } from '../platform/use-api.ts'
import { ContactSupport } from '../support/contact-support.tsx'
import { PlanTable } from './plan-table.tsx'

/** What each plan allows, beside the one of the account. */
export function PlansPage() {
  const { data: plans, error, isValidating, mutate } = useApi('GET /agent/plans')
  return (
    <Page
      title="Compare Plans"
      description="What each plan brings. Changing it keeps everything you have made."
      width="wide"
      actions={<ContactSupport variant="primary">Contact Us</ContactSupport>}
    >
      {plans ? (
        <PlanTable plans={plans} />
      ) : error ? (
        <Failed title="The plans could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
      ) : (
        <TableSkeleton rows={9} columns={4} />
      )}
    </Page>
  )
}
