import { hourLength } from '@gable/shared/time/calendar.ts'
import { House, Mail, NotebookPen, TriangleAlert } from 'lucide-react'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Card } from '../layout/card.tsx'
import { RelativeTime } from './relative-time.tsx'
import { Timeline } from './timeline.tsx'

const opened = Date.now()
const ago = (hours: number) => <RelativeTime at={opened - hours * hourLength} />

export default {
  title: 'Timeline',
  group: 'Data',
  render: () => (
    <Example title="A contact's activity" block>
      <Card title="Activity" className="max-w-2xl">
        <Timeline
          label="Activity"
          entries={[
            { key: '1', icon: House, tone: 'accent', title: 'Ada viewed her home value', time: ago(0) },
            {
              key: '2',
              icon: NotebookPen,
              title: 'You added a note',
              time: ago(5),
              children: (
                <p className="rounded-lg bg-sunken p-3 text-muted">
                  Wants to move before the school year begins. Call back on Monday after six.
                </p>
              ),
            },
            { key: '3', icon: Mail, tone: 'success', title: 'Opened “Your home in spring”', time: ago(50) },
            { key: '4', icon: TriangleAlert, tone: 'danger', title: 'Email bounced', time: ago(900) },
          ]}
        />
      </Card>
    </Example>
  ),
} satisfies GalleryEntry
