import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { CodeBlock } from '../design/data/code-block.tsx'
import { DescriptionList } from '../design/data/description-list.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'

/** The address of the API and a request that brings in a lead. */
export function RequestCard({ app }: { app: ConnectedApp }) {
  const address = `${window.location.origin}/api`
  const request = createSampleRequest(address, app)
  return (
    <Card
      title="Bring in a lead"
      description={
        <>
          {app.title} sends requests like this one. All calls are in the <Link href="/api/docs">API documentation</Link>
          .
        </>
      }
      actions={<CopyButton value={request} copiedMessage="Request copied" label="Copy" />}
    >
      <div className="space-y-3">
        <DescriptionList
          items={[
            {
              label: 'Address of the API',
              value: <span className="font-mono [overflow-wrap:anywhere]">{address}</span>,
              action: <CopyButton value={address} copiedMessage="Address copied" label="Copy the address" />,
            },
          ]}
        />
        <CodeBlock label="Sample request">{request}</CodeBlock>
      </div>
    </Card>
  )
}

const createSampleRequest = (address: string, { title }: ConnectedApp) => `curl ${address}/agent/incoming-leads \\
  -H 'Authorization: Bearer YOUR_API_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(createSampleLead(title), undefined, 2)}'`

const createSampleLead = (source: string) => ({
  firstName: 'Ana',
  lastName: 'Torres',
  email: 'ana@example.com',
  phone: '614-555-0147',
  address: '12 Maple Street, Columbus, OH 43215',
  message: 'I would like to sell this fall.',
  source,
  leadType: 'SELLER',
  tags: ['Open house'],
  externalId: 'lead-1042',
})
