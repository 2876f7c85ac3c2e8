import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { CopyButton } from '../inputs/copy-button.tsx'
import { Card } from '../layout/card.tsx'
import { Badge } from './badge.tsx'
import { DescriptionList } from './description-list.tsx'

const items = [
  {
    label: 'Page URL',
    value: '0198c2f4-7f0e-7c51-9a0e-5b1f4bd10e2c',
    action: <CopyButton value="0198c2f4" copiedMessage="ID copied" label="Copy ID" iconOnly size="sm" />,
  },
  { label: 'Last Updated', value: 'Jan 05, 2026 03:07 PM' },
  { label: 'Last Updated By', value: 'Ada Whitcomb' },
  { label: 'Status', value: <Badge tone="success">Published</Badge> },
  { label: 'Latest Activity', value: '--' },
]

export default {
  title: 'Description list',
  group: 'Data',
  render: () => (
    <>
      <Example title="Rows" block>
        <Card title="Details" className="max-w-xl">
          <DescriptionList items={items} />
        </Card>
      </Example>
      <Example title="Columns" block>
        <Card>
          <DescriptionList layout="columns" items={items} />
        </Card>
      </Example>
    </>
  ),
} satisfies GalleryEntry
