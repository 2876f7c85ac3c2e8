import { type IntakeEntryDetail, reasonLabels } from '@gable/shared/lead-intake/entry.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CodeBlock } from '../design/data/code-block.tsx'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { toLeadPath } from '../layout/paths/lead-paths.ts'
import { useAccountPath } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { EntryStateBadge } from './entry-columns.tsx'
import { EntryLeadDialog } from './entry-lead-dialog.tsx'
import { PayloadFieldList } from './payload-field-list.tsx'
import { useDismissEntry } from './use-lead-intake.ts'

/** One message with its text, from which an agent makes a lead. */
export function EntrySlideOut({ entryId, onClose }: { entryId: string | undefined; onClose: () => void }) {
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/lead-intake/entries/:entryId',
    entryId === undefined ? false : { params: { entryId } },
  )
  return (
    <SlideOut
      open={entryId !== undefined}
      onClose={onClose}
      title={data ? data.title || 'Message' : 'Message'}
      actions={data && <EntryStateBadge entry={data} />}
    >
      {data ? (
        <Entry key={data._id} entry={data} onClose={onClose} />
      ) : (
        <PanelBody>
          {error ? (
            <ErrorState
              title={error.code === 'not_found' ? 'This message no longer exists' : 'The message could not be loaded'}
              onRetry={() => void mutate()}
              retrying={isValidating}
            />
          ) : (
            <Loading className="space-y-3">
              <Skeleton className="h-24" />
              <Skeleton className="h-40" />
            </Loading>
          )}
        </PanelBody>
      )}
    </SlideOut>
  )
}

function Entry({ entry, onClose }: { entry: IntakeEntryDetail; onClose: () => void }) {
  const timeZone = useTimeZone()
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  const [isCreating, setCreating] = useState(false)
  const { dismiss, restore } = useDismissEntry()
  const { state, reason, sender, sourceName, receivedAt, text, fields, leadId, verification } = entry
  return (
    <>
      <PanelBody className="space-y-5">
        {verification && <Verification verification={verification} />}
        <DescriptionList
          items={[
            { label: 'Received', value: formatDateTime(receivedAt, timeZone) },
            { label: 'Source', value: <bdi>{sourceName}</bdi> },
            ...(sender ? [{ label: 'From', value: <bdi className="break-all">{sender}</bdi> }] : []),
            ...(reason && !verification ? [{ label: 'Why it is here', value: reasonLabels[reason] }] : []),
          ]}
        />
        {fields.length > 0 ? <PayloadFieldList fields={fields} /> : <CodeBlock label="Text">{text || '—'}</CodeBlock>}
      </PanelBody>
      <PanelFooter>
        {state === 'LEAD' ? (
          leadId && (
            <Button variant="primary" onClick={() => navigate(pathTo(toLeadPath(leadId)))}>
              Open lead
            </Button>
          )
        ) : (
          <>
            {state === 'DISMISSED' ? (
              <Button onClick={() => void restore(entry)}>Put back</Button>
            ) : (
              <Button
                onClick={() => {
                  onClose()
                  void dismiss(entry)
                }}
              >
                Dismiss
              </Button>
            )}
            <Button variant={verification ? 'secondary' : 'primary'} onClick={() => setCreating(true)}>
              Create Lead
            </Button>
          </>
        )}
      </PanelFooter>
      <EntryLeadDialog open={isCreating} onClose={() => setCreating(false)} entry={entry} onCreated={onClose} />
    </>
  )
}

/** What the mail provider asks for before it forwards. */
function Verification({ verification }: { verification: NonNullable<IntakeEntryDetail['verification']> }) {
  const { provider, code, url, mailbox } = verification
  return (
    <Callout
      title={`${provider} asks to confirm forwarding`}
      action={code && <CopyButton size="sm" value={code} copiedMessage="Code copied" label="Copy code" />}
    >
      <div className="space-y-1">
        <p>
          {mailbox ? <bdi>{mailbox}</bdi> : 'A mailbox'} wants to forward its email here. Confirm it only if you asked
          for that.
        </p>
        {code && (
          <p>
            Confirmation code: <strong className="font-mono text-ink">{code}</strong>
          </p>
        )}
        {url && (
          <p>
            <Link href={url}>Confirm at {provider}</Link>
          </p>
        )}
      </div>
    </Callout>
  )
}
