import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import { Block } from './block.tsx'
import { LeadsTable, LeadsTableSkeleton } from './leads-table.tsx'

export function LeadsCard({ timeZone }: { timeZone: string }) {
  const pathTo = useAccountPath()
  const leads = useApi('GET /agent/home/leads')
  const config = useApi('GET /agent/leads/field-config')
  const read = {
    data: leads.data && config.data && { leads: leads.data, config: config.data },
    error: leads.error ?? config.error,
    isValidating: leads.isValidating || config.isValidating,
    mutate: () => Promise.all([leads.mutate(), config.mutate()]),
  }
  return (
    <Card
      title="Newest open leads"
      flush
      actions={
        leads.data &&
        leads.data.length > 0 && (
          <Button size="sm" to={pathTo('leads')}>
            View all leads
          </Button>
        )
      }
    >
      <Block read={read} errorTitle="Newest leads could not be loaded" skeleton={<LeadsTableSkeleton />}>
        {({ leads, config }) =>
          leads.length > 0 ? (
            <LeadsTable leads={leads} config={config} timeZone={timeZone} />
          ) : (
            <EmptyState title="No open leads" text="Leads from your landing pages and widgets appear here." />
          )
        }
      </Block>
    </Card>
  )
}
