import type { ConversationSummary } from '@gable/shared/conversations/conversation.ts'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { conversationParam } from '../layout/paths/conversation-paths.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApiList } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { ConversationParty } from './conversation-party.tsx'
import { HandOverBadge } from './hand-over-badge.tsx'
import { LazyConversationSlideOut } from './lazy-conversation-slide-out.ts'

/** What visitors talked about, newest first. The URL names the open conversation. */
export function ConversationTable() {
  const controls = useTableState(tableOptions)
  const { page, pageSize } = controls
  const { openId, open, close } = useOverlayParam(conversationParam)
  const conversations = useApiList('GET /agent/conversations', { query: { page, pageSize } })
  useLiveEvent('conversations', () => void conversations.mutate())
  return (
    <>
      <DataTable
        label="Recent conversations"
        columns={columns}
        rows={conversations.data?.data}
        total={conversations.data?.total}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => ({ onOpen: () => open(_id) })}
        controls={controls}
        stale={conversations.isLoading}
        error={
          conversations.error && {
            title: 'The conversations could not be loaded',
            onRetry: () => void conversations.mutate(),
            retrying: conversations.isValidating,
          }
        }
        empty={
          <EmptyState
            title="No conversations yet"
            text="Turn an assistant on, and what visitors ask appears here and in the activity of the contact."
          />
        }
      />
      <LazyConversationSlideOut conversationId={openId} onClose={close} />
    </>
  )
}

const tableOptions = {}

const columns: Column<ConversationSummary>[] = [
  { key: 'contact', header: 'Contact', cell: ConversationParty },
  { key: 'about', header: 'About', cell: ({ about }) => <bdi>{about}</bdi> },
  {
    key: 'question',
    header: 'First message',
    cell: ({ question }) => (
      <span className="line-clamp-2 max-w-lg [overflow-wrap:anywhere]">
        <bdi>{question}</bdi>
      </span>
    ),
  },
  { key: 'state', header: 'State', cell: ({ handOverReason }) => <HandOverBadge reason={handOverReason} /> },
  { key: 'messages', header: 'Messages', numeric: true, cell: ({ messageCount }) => messageCount },
  { key: 'at', header: 'Last message', cell: ({ lastMessageAt }) => <RelativeTime at={lastMessageAt} /> },
]
