import { Callout } from '../design/feedback/callout.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { NoAccessPage } from '../layout/no-access-page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { AssistantTable } from './assistant-table.tsx'
import { ConversationTable } from './conversation-table.tsx'

export const ConversationalAiPage = () => (
  <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" fallback={<NoAccessPage />}>
    <ConversationalAi />
  </PermissionGuard>
)

function ConversationalAi() {
  const assistants = useApi('GET /agent/assistants')
  useLiveEvent('conversations', ({ id }) => id === undefined && void assistants.mutate())
  return (
    <Page
      title="Conversational AI"
      description="Assistants answer visitors from your own facts, cite them, and pass the conversation to you when a person is needed."
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Conversational AI' }]} />
      </TopBarSlot>
      <div className="space-y-8">
        {assistants.data?.hasModel === false && (
          <Callout title="No language model is connected">
            While an assistant is on, visitors can leave a message, which becomes a lead. To have questions answered,
            the operator of this installation connects a language model.
          </Callout>
        )}
        <section aria-labelledby="assistants" className="space-y-3">
          <h2 id="assistants" className="font-semibold text-body">
            Assistants
          </h2>
          <AssistantTable assistants={assistants} />
        </section>
        <section aria-labelledby="conversations" className="space-y-3">
          <h2 id="conversations" className="font-semibold text-body">
            Recent conversations
          </h2>
          <ConversationTable />
        </section>
      </div>
    </Page>
  )
}
