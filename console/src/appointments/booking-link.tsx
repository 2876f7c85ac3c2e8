import type { BookingPage } from '@gable/shared/appointments/appointment.ts'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { Card } from '../design/layout/card.tsx'
import { PersonalUrlDialog } from '../purl/personal-url-dialog.tsx'

/** The address of the booking page, which needs a personalized URL. */
export function BookingLink({ page: { url, settings } }: { page: BookingPage }) {
  const [isCreating, setCreating] = useState(false)
  if (url === null)
    return (
      <Card title="Your link">
        <p className="mb-3 text-muted">Your booking page is part of your personalized URL. Create that first.</p>
        <Button variant="primary" onClick={() => setCreating(true)}>
          Create Personalized URL
        </Button>
        <PersonalUrlDialog open={isCreating} onClose={() => setCreating(false)} />
      </Card>
    )
  return (
    <Card title="Your link">
      <p className="mb-3 [overflow-wrap:anywhere]">{url}</p>
      {settings.isOn ? (
        <div className="flex flex-wrap gap-2">
          <CopyButton value={url} copiedMessage="Link copied" label="Copy Link" />
          <Button icon={ExternalLink} href={url} target="_blank">
            Open
          </Button>
        </div>
      ) : (
        <p className="text-muted">The page is off. Turn it on below, and visitors can book.</p>
      )}
    </Card>
  )
}
