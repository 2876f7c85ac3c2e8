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
          {app.title} can send requests like this one. <Link href="/api/docs">API documentation</Link>
        </>
      }
    >
      <div className="space-y-3">
        <DescriptionList
          items={[
            {
              label: 'Address of the API',
              value: <span className="font-mono [overflow-wrap:anywhere]">{address}</span>,
              action: (
                <CopyButton
                  value={address}
                  copiedMessage="Address copied"
                  label="Copy the address"
                  size="sm"
                  iconOnly
                />
              ),
            },
          ]}
        />
        <CodeBlock label="Sample request">{request}</CodeBlock>
        <CopyButton value={request} copiedMessage="Request copied" label="Copy request" />
      </div>
    </Card>
  )
}

const createSampleRequest = (address: string, { title }: ConnectedApp) => `curl ${address}/agent/incoming-leads \\
  -H 'Authorization: Bearer YOUR_API_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '{
${listSampleFields(title).join(',\n')}
  }'`

/** A line for each field. */
const listSampleFields = (source: string) =>
  Object.entries(createSampleLead(source)).map(([name, value]) => `    "${name}": ${JSON.stringify(value)}`)

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
