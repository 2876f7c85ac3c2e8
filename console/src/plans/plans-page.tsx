import { TableSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useApi } from '../platform/use-api.ts'
import { ContactSupportButton } from '../support/contact-support-button.tsx'
import { PlanTable } from './plan-table.tsx'

export function PlansPage() {
  const { data: plans, error, isValidating, mutate } = useApi('GET /agent/plans')
  return (
    <Page
      title="Compare Plans"
      description="See what each plan includes. You keep all your data when you switch."
      width="wide"
      actions={<ContactSupportButton variant="primary">Contact Us</ContactSupportButton>}
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Compare Plans' }]} />
      </TopBarSlot>
      {plans ? (
        <PlanTable plans={plans} />
      ) : error ? (
        <ErrorState title="The plans could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
      ) : (
        <TableSkeleton rows={9} columns={4} />
      )}
    </Page>
  )
}
