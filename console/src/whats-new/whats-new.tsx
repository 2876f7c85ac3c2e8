import { lazy, Suspense, useEffect, useState } from 'react'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useUnreadReleases } from './use-unread-releases.ts'

const Panel = lazy(async () => ({ default: (await import('./whats-new-panel.tsx')).WhatsNewPanel }))

/** What changed in the product. Opening it clears the dot of the help menu in every console of this agent. */
export const WhatsNew = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <SlideOut open={open} onClose={onClose} size="sm" title="What’s new">
    {open && <UnreadNotes onNavigate={onClose} />}
  </SlideOut>
)

function UnreadNotes({ onNavigate }: { onNavigate: () => void }) {
  const { seenDay, hasUnread, markSeen } = useUnreadReleases()
  // What was new when it opened stays marked until it closes.
  const [lastSeenDay = ''] = useState(seenDay)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function each time
  useEffect(markSeen, [hasUnread])
  return (
    <Suspense fallback={null}>
      <Panel lastSeenDay={lastSeenDay} onNavigate={onNavigate} />
    </Suspense>
  )
}
