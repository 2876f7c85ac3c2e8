import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { Button } from '../inputs/button.tsx'
import { Card } from './card.tsx'

export default {
  title: 'Card',
  group: 'Layout',
  render: () => (
    <>
      <Specimen title="Title, description, action, footer" block>
        <Card
          title="Plan"
          description="Renews on Mar 01, 2026"
          actions={<Button size="sm">Change</Button>}
          footer="12 of 20 widgets used"
        >
          Growth, billed yearly.
        </Card>
      </Specimen>
      <Specimen title="Without a title" block>
        <Card>Only content.</Card>
      </Specimen>
      <Specimen title="Flush content" block>
        <Card title="Map" flush>
          <div className="grid h-40 place-items-center bg-sunken text-muted">A map reaches the edges</div>
        </Card>
      </Specimen>
    </>
  ),
} satisfies GalleryPart
