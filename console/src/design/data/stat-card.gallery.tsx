import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { StatCard } from './stat-card.tsx'

export default {
  title: 'Stat card',
  group: 'Data',
  render: () => (
    <>
      <Example title="A row of cards" block>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <StatCard label="Page Views" value="12,480" delta={12.4} tooltip="The number of times it was viewed" />
          <StatCard label="Entrances" value="32.5%" detail="4,056/12,480" progress={32.5} />
          <StatCard label="Conversion Rate" value="18.0%" detail="730/4,056" progress={18} delta={-3.2} />
          <StatCard
            label="Bounced"
            value="1.2%"
            delta={-40}
            lessIsBetter
            meaning="Emails that could not be delivered"
          />
        </div>
      </Example>
      <Example title="No value, loading, unchanged, very large" block>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <StatCard label="Scans" value="--" detail="0/0" progress={0} />
          <StatCard label="Delivered" value={undefined} progress={40} />
          <StatCard label="Sent" value="0" delta={0} />
          <StatCard label="Home value of all contacts, estimated" value="$1,204,560,000" delta={1240} />
        </div>
      </Example>
    </>
  ),
} satisfies GalleryEntry
