import { Problem } from '@gable/shared/http/problem.ts'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { useContactPaths } from '../layout/paths/contact-paths.ts'
import { toLeadPath } from '../layout/paths/lead-paths.ts'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { ConversationParty } from './conversation-party.tsx'
import { HandOverBadge } from './hand-over-badge.tsx'
import { Transcript } from './transcript.tsx'

interface ConversationSlideOutProps {
  /** The panel is open while this is set. */
  conversationId: string | undefined
  onClose: () => void
}

/** The transcript of a conversation, which grows while the visitor talks. */
export function ConversationSlideOut({ conversationId, onClose }: ConversationSlideOutProps) {
  const shownId = useLastShown(conversationId)
  const pathTo = useAccountPath()
  const { contactPath } = useContactPaths()
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/conversations/:conversationId',
    shownId ? { params: { conversationId: shownId } } : false,
  )
  useLiveEvent('conversations', ({ id }) => id === shownId && void mutate())
  const isNotFound = error instanceof Problem && error.code === 'not_found'
  return (
    <SlideOut
      open={conversationId !== undefined}
      onClose={onClose}
      title={data ? <ConversationParty contact={data.contact} /> : 'Conversation'}
      description={data?.about}
      actions={data && <HandOverBadge reason={data.handOverReason} />}
    >
      <PanelBody>
        {data ? (
          <Transcript messages={data.messages} visitorName={data.contact?.fullName || 'Visitor'} />
        ) : isNotFound ? (
          <EmptyState
            title="Conversation not found"
            text="It may belong to another account, or its contact may be gone."
          />
        ) : error ? (
          <ErrorState
            title="The conversation could not be loaded"
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          <TextSkeleton lines={8} />
        )}
      </PanelBody>
      {data?.contact && (
        <PanelFooter>
          {data.leadId && <Button to={pathTo(toLeadPath(data.leadId))}>Open lead</Button>}
          <Button to={contactPath(data.contact._id)}>Open contact</Button>
        </PanelFooter>
      )}
    </SlideOut>
  )
}
