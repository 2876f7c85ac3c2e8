import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Button } from '../inputs/button.tsx'
import { Card } from './card.tsx'

export default {
  title: 'Card',
  group: 'Layout',
  render: () => (
    <>
      <Example title="Title, description, action, footer" block>
        <Card
          title="Plan"
          description="Renews on Mar 01, 2026"
          actions={<Button size="sm">Change</Button>}
          footer="12 of 20 widgets used"
        >
          Growth, billed yearly.
        </Card>
      </Example>
      <Example title="Without a title" block>
        <Card>Content only.</Card>
      </Example>
      <Example title="Content without padding" block>
        <Card title="Map" flush>
          <div className="grid h-40 place-items-center bg-sunken text-muted">Map without padding</div>
        </Card>
      </Example>
    </>
  ),
} satisfies GalleryEntry
