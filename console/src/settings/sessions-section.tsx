import type { UserSession } from '@gable/shared/identity/user.ts'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { useSession } from '../platform/session.ts'
import { DeviceRow } from './device-row.tsx'
import { Section } from './section.tsx'
import { TrustedDevices } from './trusted-devices.tsx'
import { useSessions } from './use-sessions.ts'

/** The devices on which the user is signed in. */
export function SessionsSection() {
  const { sessions, error, isRetrying, retry, endSession, endOtherSessions } = useSessions()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <Section id="sessions" title="Sessions" description="Devices where you’re signed in.">
      {sessions ? (
        <>
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow
                key={session._id}
                session={session}
                onEnd={() => void endSession(session).catch(showErrorToast)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button className="mt-4" onClick={() => setConfirming(true)}>
              Sign out everywhere else
            </Button>
          )}
          <TrustedDevices />
        </>
      ) : error ? (
        <ErrorState title="Your sessions could not be loaded" onRetry={retry} retrying={isRetrying} />
      ) : (
        <SessionsSkeleton />
      )}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Sign out everywhere else?"
        description="All other devices will have to sign in again, also with your second factor. Unsaved changes there will be lost."
        confirmLabel="Sign out"
        tone="danger"
        onConfirm={endOtherSessions}
      />
    </Section>
  )
}

function SessionRow({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const { user } = useSession()
  const timeZone = user.timeZone ?? undefined
  const { device, address, isCurrent, createdAt, lastSeenAt } = session
  return (
    <DeviceRow
      icon={/iOS|Android/.test(device) ? Smartphone : Monitor}
      device={device}
      isCurrent={isCurrent}
      action={
        !isCurrent && (
          <Button size="sm" onClick={onEnd} aria-label={`Sign out ${device}`}>
            Sign out
          </Button>
        )
      }
    >
      Last seen <RelativeTime at={lastSeenAt} timeZone={timeZone} />
      {address && ` from ${address}`}
      <span className="text-faint"> · Signed in {formatDate(createdAt, timeZone)}</span>
    </DeviceRow>
  )
}

function SessionsSkeleton() {
  return (
    <Loading className="divide-y divide-line">
      {[0, 1].map((index) => (
        <div key={index} className="flex items-center gap-3 py-3 first:pt-0">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
