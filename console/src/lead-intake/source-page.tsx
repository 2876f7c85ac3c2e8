import type { IntakeSource } from '@gable/shared/lead-intake/source.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useNavigate, useParams } from 'react-router-dom'
import { DescriptionList } from '../design/data/description-list.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { MappingSection } from './mapping-section.tsx'
import { SourceActions } from './source-actions.tsx'
import { SourceStateBadge } from './source-state-badge.tsx'
import { useRefreshIntake } from './use-lead-intake.ts'

/** One webhook source: where to send, and which field is what. */
export function SourcePage() {
  const { sourceId = '' } = useParams()
  const pathTo = useAccountPath()
  const navigate = useNavigate()
  const refresh = useRefreshIntake()
  const params = { sourceId }
  const { data: source, error, isValidating, mutate } = useApi('GET /agent/lead-intake/sources/:sourceId', { params })
  useLiveEvent('lead-intake', () => void refresh())

  if (error && !source) {
    const isNotFound = error.code === 'not_found'
    return (
      <Page title="Source">
        <ErrorState
          title={isNotFound ? 'This source no longer exists' : 'The source could not be loaded'}
          {...(isNotFound ? { text: 'Someone deleted it.' } : { onRetry: () => void mutate(), retrying: isValidating })}
        />
      </Page>
    )
  }
  return (
    <Page
      title={source?.name ?? 'Source'}
      badge={source && <SourceStateBadge source={source} />}
      actions={
        source && (
          <SourceActions
            source={source}
            onDeleted={() => navigate(pathTo('settings/lead-intake/sources'), { replace: true })}
          />
        )
      }
    >
      {source ? (
        <div className="space-y-4">
          <ReceivingCard source={source} />
          <MappingSection key={source._id} source={source} onSaved={(saved) => void mutate(saved)} />
        </div>
      ) : (
        <CardStackSkeleton heights={['h-40', 'h-80']} />
      )}
    </Page>
  )
}

function ReceivingCard({ source }: { source: IntakeSource }) {
  const { url, isSigned, received, leads, rejected, lastReceivedAt, lastRejectedAt, lastRejection } = source
  return (
    <Card
      title="Send leads here"
      description="POST JSON or a form of up to 64 kB. The answer is 202 once it is stored."
    >
      <DescriptionList
        items={[
          {
            label: 'URL',
            value: <span className="break-all font-mono text-label">{url}</span>,
            action: <CopyButton value={url} copiedMessage="URL copied" label="Copy URL" iconOnly />,
          },
          {
            label: 'Signature',
            value: isSigned
              ? 'Gable-Signature is v1= followed by the HMAC-SHA256 of Gable-Timestamp, a dot, and the body.'
              : 'Not required. Everyone who knows the URL can send.',
          },
          {
            label: 'Received',
            value: lastReceivedAt ? (
              <>
                {pluralize(received, 'request')}, {pluralize(leads, 'lead')}. Last one{' '}
                <RelativeTime at={lastReceivedAt} />.
              </>
            ) : (
              'Nothing yet'
            ),
          },
          ...(rejected > 0 && lastRejectedAt && lastRejection
            ? [
                {
                  label: 'Errors',
                  value: (
                    <>
                      {pluralize(rejected, 'request')} rejected. Last one <RelativeTime at={lastRejectedAt} />:{' '}
                      {rejectionLabels[lastRejection]}.
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

const rejectionLabels: Record<NonNullable<IntakeSource['lastRejection']>, string> = {
  SIGNATURE: 'the signature was missing, wrong or too old',
  BODY: 'the body was neither JSON nor a form',
  TOO_MANY: 'too many requests at once',
}
