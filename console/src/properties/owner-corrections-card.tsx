import type { CorrectionState, OwnerCorrection } from '@gable/shared/contact-dashboard/correction.ts'
import { describeCorrection } from '@gable/shared/contact-dashboard/describe-correction.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'
import { useContactPaths } from '../layout/paths/contact-paths.ts'
import { useAccountId } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { useLiveEvent } from '../platform/live.ts'
import { callInAccount, useApi, useRefresh } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

type ListedCorrection = OwnerCorrection & { contact: { _id: string; fullName: string } }

/** What owners say about their home and no agent has decided yet. Renders nothing without any. */
export function OwnerCorrectionsCard({ propertyId }: { propertyId: string }) {
  const { data, mutate } = useApi('GET /agent/properties/:propertyId/corrections', { params: { propertyId } })
  useLiveEvent('corrections', (event) => {
    if (event.propertyId === propertyId) void mutate()
  })
  const pending = (data ?? []).filter(({ state }) => state === 'PENDING')
  if (pending.length === 0) return null
  return (
    <Card
      title="Owner’s corrections"
      description="Accepted figures replace the public record. Either way, owners keep seeing their own figure."
    >
      <ul className="divide-y divide-line">
        {pending.map((correction) => (
          <CorrectionRow key={correction._id} correction={correction} />
        ))}
      </ul>
    </Card>
  )
}

function CorrectionRow({ correction }: { correction: ListedCorrection }) {
  const { contactPath } = useContactPaths()
  const timeZone = useTimeZone()
  const decide = useDecide()
  const { label, value, recorded } = describeCorrection(correction)
  const { contact, field, at } = correction
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="[overflow-wrap:anywhere]">
          {label} <strong className="font-semibold">{value}</strong>
          {recorded !== null && (
            <span className="text-muted">
              {' '}
              ({field === 'loanBalance' ? 'estimate' : 'public record'}: {recorded})
            </span>
          )}
        </p>
        <p className="mt-0.5 text-muted text-table">
          <Link to={contactPath(contact._id)} tone="plain">
            <bdi>{contact.fullName || 'The owner'}</bdi>
          </Link>
          , <RelativeTime at={at} timeZone={timeZone} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={`Accept ${label} ${value}`} onClick={() => void decide(correction, 'ACCEPTED')}>
          Accept
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Decline ${label} ${value}`}
          onClick={() => void decide(correction, 'DECLINED')}
        >
          Decline
        </Button>
      </div>
    </li>
  )
}

/** Decides at once; the toast undoes it. */
function useDecide() {
  const call = callInAccount(useAccountId())
  const refresh = useRefresh()

  async function decide(correction: ListedCorrection, state: CorrectionState) {
    const { label } = describeCorrection(correction)
    const undo = { label: 'Undo', run: () => void decide(correction, 'PENDING') }
    try {
      await call(`POST /agent/corrections/:correctionId/${actions[state]}`, {
        params: { correctionId: correction._id },
      })
      if (state === 'PENDING') toast.success(`${label} is waiting again`)
      else toast(`${label} ${state === 'ACCEPTED' ? 'accepted' : 'declined'}`, undo)
    } catch (error) {
      showErrorToast(error)
    }
    await refresh(
      'GET /agent/properties/:propertyId/corrections',
      'GET /agent/properties/:propertyId',
      'GET /agent/properties/:propertyId/equity',
    )
  }
  return decide
}

const actions = { ACCEPTED: 'accept', DECLINED: 'decline', PENDING: 'reopen' } as const
