import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { LinkTabs, Tabs } from './tabs.tsx'

export default {
  title: 'Tabs',
  group: 'Layout',
  render: () => (
    <>
      <Example title="Link tabs" block>
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
      </Example>
      <Example title="Tabs on a page" block>
        <Tabs
          label="Preview"
          tabs={[
            { value: 'desktop', label: 'Desktop', content: <p>Desktop preview.</p> },
            { value: 'mobile', label: 'Mobile', count: 2, content: <p>Mobile preview.</p> },
          ]}
        />
      </Example>
    </>
  ),
} satisfies GalleryEntry
