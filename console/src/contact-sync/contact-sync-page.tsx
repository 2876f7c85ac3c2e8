import type { ContactSync } from '@gable/shared/contact-sync/contact-sync.ts'
import { coreFieldLabels } from '@gable/shared/contact-sync/record.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { PenLine } from 'lucide-react'
import { Badge } from '../design/data/badge.tsx'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { listConflictRules, listDirections } from './labels.ts'
import { StatusCard } from './status-card.tsx'
import { SyncSkeleton } from './sync-skeleton.tsx'
import { useContactSync, useSyncPaths } from './use-contact-sync.ts'

/** The contact sync of an app: its state, and which people and fields it exchanges. */
export function ContactSyncPage() {
  const read = useContactSync()
  return (
    <DataBoundary response={read} errorTitle="The contact sync could not be loaded" fallback={<SyncSkeleton />}>
      {(sync) => (sync.state === 'SETUP' ? <NotSetUp title={sync.title} /> : <Overview sync={sync} />)}
    </DataBoundary>
  )
}

function NotSetUp({ title }: { title: string }) {
  const { editContactSync } = useSyncPaths()
  return (
    <Card flush>
      <EmptyState
        title="Contacts are not exchanged yet"
        text={`Choose who comes in from ${title} and who goes out. Nothing is changed on either side before you save.`}
        action={
          <Button variant="primary" to={editContactSync}>
            Set up sync
          </Button>
        }
      />
    </Card>
  )
}

function Overview({ sync }: { sync: ContactSync }) {
  const { userMapping } = useSyncPaths()
  return (
    <div className="space-y-4">
      {sync.unmappedUsers > 0 && (
        <Callout
          tone="info"
          title={`${pluralize(sync.unmappedUsers, 'user')} of ${sync.title} not mapped`}
          action={<Button to={userMapping}>Map users</Button>}
        >
          Their contacts come in without an owner.
        </Callout>
      )}
      <StatusCard sync={sync} />
      <RulesCard sync={sync} />
      <FieldsCard sync={sync} />
    </div>
  )
}

function RulesCard({ sync: { rules, title } }: { sync: ContactSync }) {
  const { editContactSync } = useSyncPaths()
  const direction = listDirections(title).find(({ value }) => value === rules.direction)
  const conflicts = listConflictRules(title).find(({ value }) => value === rules.conflicts)
  return (
    <Card
      title="Rules"
      actions={
        <Button icon={PenLine} to={editContactSync}>
          Edit
        </Button>
      }
    >
      <DescriptionList
        items={[
          { label: 'Direction', value: direction?.label },
          { label: 'When both sides changed', value: conflicts?.label },
          ...(rules.direction === 'TO_APP'
            ? []
            : [
                { label: 'Who comes in', value: describeIncoming(rules) },
                { label: 'Tags that unsubscribe', value: rules.optOutTags.join(', ') || 'None' },
                {
                  label: `Deleted in ${title}`,
                  value: rules.archivesDeleted ? 'Archived here' : 'Tagged here',
                },
              ]),
          ...(rules.direction === 'FROM_APP'
            ? []
            : [
                {
                  label: 'Who goes out',
                  value:
                    rules.outgoingTags.length > 0 ? `Contacts tagged ${rules.outgoingTags.join(', ')}` : 'Everybody',
                },
              ]),
        ]}
      />
    </Card>
  )
}

function describeIncoming({ incomingTags, incomingStages }: ContactSync['rules']): string {
  const parts = [
    ...(incomingTags.length > 0 ? [`tagged ${incomingTags.join(', ')}`] : []),
    ...(incomingStages.length > 0 ? [`in stage ${incomingStages.join(', ')}`] : []),
  ]
  return parts.length > 0 ? `People ${parts.join(' or ')}` : 'Everybody'
}

function FieldsCard({ sync: { mappings, title } }: { sync: ContactSync }) {
  return (
    <Card title="Fields" description="Notes, tasks and addresses are exchanged, too. Addresses are only ever added.">
      <DescriptionList
        items={[
          { label: 'Always', value: Object.values(coreFieldLabels).join(', ') },
          ...mappings.map(({ attributeKey, attributeLabel, remoteLabel, problem }) => ({
            label: `${remoteLabel} in ${title}`,
            value: (
              <span className="flex flex-wrap items-center gap-2" key={attributeKey}>
                {attributeLabel}
                {problem && <Badge tone="warning">{problem}</Badge>}
              </span>
            ),
          })),
        ]}
      />
    </Card>
  )
}
