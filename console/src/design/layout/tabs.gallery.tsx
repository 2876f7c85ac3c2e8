import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { LinkTabs, Tabs } from './tabs.tsx'

export default {
  title: 'Tabs',
  group: 'Layout',
  render: () => (
    <>
      <Specimen title="Places" block>
        <LinkTabs
          label="Contact"
          tabs={[
            { to: '/design/tabs', label: 'Activity' },
            { to: '/design/badge', label: 'Emails', count: 12 },
            { to: '/design/card', label: 'Submissions', count: 1204 },
            { to: '/design/states', label: 'Notes' },
            { to: '/design/page', label: 'Properties' },
            { to: '/design/callout', label: 'Documents' },
          ]}
        />
      </Specimen>
      <Specimen title="Within a page" block>
        <Tabs
          label="Preview"
          tabs={[
            { value: 'desktop', label: 'Desktop', content: <p>The wide one.</p> },
            { value: 'mobile', label: 'Mobile', count: 2, content: <p>The narrow one.</p> },
          ]}
        />
      </Specimen>
    </>
  ),
} satisfies GalleryPart
