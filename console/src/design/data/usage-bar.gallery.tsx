import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { UsageBar } from './usage-bar.tsx'

export default {
  title: 'Usage bar',
  group: 'Data',
  render: () => (
    <Example title="Unused, nearly used, used, not included" block>
      <div className="max-w-md space-y-4">
        <UsageBar label="Widgets" used={1} available={5} detail="1 of 5, 4 left" />
        <UsageBar label="Contacts" used={2300} available={2500} detail="2,300 of 2,500, 200 left" />
        <UsageBar label="Team members" used={7} available={5} detail="7 of 5, 2 too many" />
        <UsageBar label="Landing pages" used={0} available={0} detail="Not included" />
      </div>
    </Example>
  ),
} satisfies GalleryEntry
