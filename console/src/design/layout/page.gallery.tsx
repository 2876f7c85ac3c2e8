import { Plus } from 'lucide-react'
import { Badge } from '../data/badge.tsx'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Button } from '../inputs/button.tsx'
import { Card } from './card.tsx'
import { Page } from './page.tsx'
import { LinkTabs } from './tabs.tsx'

export default {
  title: 'Page',
  group: 'Layout',
  render: () => (
    <>
      <Example title="Everything" block>
        <Page
          breadcrumb={[
            { label: 'Marketing', to: '/design' },
            { label: 'Widgets', to: '/design/card' },
            { label: 'Spring sale' },
          ]}
          title="Spring sale"
          badge={
            <Badge tone="success" dot>
              Published
            </Badge>
          }
          description="Address search for the spring campaign on the agency's own site."
          actions={
            <>
              <Button>Actions</Button>
              <Button variant="primary" icon={Plus}>
                Edit
              </Button>
            </>
          }
          tabs={
            <LinkTabs
              label="Widget"
              tabs={[
                { to: '/design/page', label: 'Performance' },
                { to: '/design/tabs', label: 'Submissions', count: 18 },
              ]}
            />
          }
        >
          <Card>Content</Card>
        </Page>
      </Example>
      <Example title="Reading width" block>
        <Page title="My Details" width="reading">
          <Card>A form</Card>
        </Page>
      </Example>
    </>
  ),
} satisfies GalleryEntry
