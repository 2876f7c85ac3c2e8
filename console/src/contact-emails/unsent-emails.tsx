import type { EmailPiece, PieceState } from '@gable/shared/emails/piece.ts'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApiList } from '../platform/use-api.ts'
import { getUnsentState, listEmailOutcomes } from './email-outcome.ts'

interface UnsentEmailsProps {
  contactId: string
  hrefToEmail: (emailId: string) => string
}

const unsentStates: readonly PieceState[] = ['QUEUED', 'SENDING', 'HELD', 'FAILED', 'UNKNOWN', 'BOUNCED']
const maxShown = 5

/** The latest emails that did not reach the contact, or not yet. They are no activity, so the timeline does not have them. */
export function UnsentEmails({ contactId, hrefToEmail }: UnsentEmailsProps) {
  const { data, mutate } = useApiList('GET /agent/contacts/:contactId/emails', { params: { contactId }, query: {} })
  useLiveEvent('emails', (event) => void (event.contactId === contactId && mutate()))
  useLiveEvent('contacts', ({ id }) => void ((id === undefined || id === contactId) && mutate()))
  const unsent = data?.data.filter(({ state }) => unsentStates.includes(state)).slice(0, maxShown) ?? []
  if (unsent.length === 0) return null
  return (
    <div className="mb-5">
      <Card title="Not delivered">
        <ul className="divide-y divide-line">
          {unsent.map((piece) => (
            <li key={piece._id} className="py-2.5 first:pt-0 last:pb-0">
              <Link to={hrefToEmail(piece._id)} tone="plain" className="font-medium [overflow-wrap:anywhere]">
                {piece.subject || 'No subject'}
              </Link>
              <p className="mt-0.5 text-muted text-table [overflow-wrap:anywhere]">{getState(piece)}</p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

const getState = (piece: EmailPiece) => (getUnsentState(piece) ?? listEmailOutcomes(piece).find(isBounce))?.text

const isBounce = ({ text }: { text: string }) => text.startsWith('Bounced')
