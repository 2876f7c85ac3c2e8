import { Plus } from 'lucide-react'
import { Badge } from '../data/badge.tsx'
import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { Button } from '../inputs/button.tsx'
import { Card } from './card.tsx'
import { Page } from './page.tsx'
import { LinkTabs } from './tabs.tsx'

export default {
  title: 'Page',
  group: 'Layout',
  render: () => (
    <>
      <Specimen title="Everything" block>
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
      </Specimen>
      <Specimen title="A measure for reading" block>
        <Page title="My Details" width="reading">
          <Card>A form</Card>
        </Page>
      </Specimen>
    </>
  ),
} satisfies GalleryPart
