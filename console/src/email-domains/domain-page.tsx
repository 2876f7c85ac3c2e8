import { retiringKeyDays } from '@gable/shared/email-domains/email-domain.ts'
import { RefreshCw } from 'lucide-react'
import { useNavigate, useParams } from 'react-router-dom'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useTitle } from '../platform/title.ts'
import { DomainActions } from './domain-actions.tsx'
import { notFoundMessage } from './email-domain-layout.tsx'
import { KeyList } from './key-list.tsx'
import { RecordList } from './record-list.tsx'
import { StopCallout } from './stop-callout.tsx'
import { useDomain } from './use-domain.ts'
import { VerificationBadge } from './verification-badge.tsx'

/** One sending domain: its records, and the keys that sign its emails. */
export function DomainPage() {
  const { domainId = '' } = useParams()
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  const { domain, error, isValidating, isChecking, isRemoving, retry, check, rotate, remove } = useDomain(domainId)
  useTitle(domain?.domain)
  if (error && !domain && !isRemoving)
    return (
      <LoadError
        problem={error}
        notFoundMessage={notFoundMessage}
        title="The domain could not be loaded"
        onRetry={retry}
        retrying={isValidating}
      />
    )
  if (!domain) return <PageSkeleton />
  const hasNewKey = domain.keys.some(({ isActive, retiredAt }) => !isActive && !retiredAt) && domain.keys.length > 1
  return (
    <Page
      title={domain.domain}
      badge={<VerificationBadge {...domain} />}
      description={
        <span className="break-all">
          Sender: {domain.localPart}@{domain.domain}
        </span>
      }
      actions={
        <>
          <Button icon={RefreshCw} busy={isChecking} onClick={() => void check()}>
            Check now
          </Button>
          <DomainActions
            domain={domain}
            hasNewKey={hasNewKey}
            onRotate={rotate}
            onRemove={async () => {
              await remove()
              void navigate(pathTo('settings/email-domain-url/email-sending-domain'), { replace: true })
            }}
          />
        </>
      }
    >
      <div className="space-y-4">
        <StopCallout stopsAt={domain.stopsAt} effect="Emails stop being sent from this domain" />
        {hasNewKey && (
          <Callout title="Add the record of the new key">
            The new key signs emails as soon as its record is found. Keep the record of the old key for{' '}
            {retiringKeyDays} days after that.
          </Callout>
        )}
        <p className="text-muted text-table" role="status">
          {domain.checkedAt ? (
            <>
              Checked <RelativeTime at={domain.checkedAt} />. We check again every day.
            </>
          ) : (
            'Not checked yet. Add the records, then check.'
          )}
        </p>
        <RecordList
          title="DNS records"
          description="Add these records where you manage your domain. If your provider adds the domain to names itself, leave it out."
          records={domain.records}
        />
        <KeyList keys={domain.keys} />
      </div>
    </Page>
  )
}
