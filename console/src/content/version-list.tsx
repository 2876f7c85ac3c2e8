import type { ContentSummary, ContentVersion } from '@gable/shared/content/content.ts'
import { useState } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { isSmart } from './content-rules.ts'
import { useContentActions } from './use-content-actions.ts'

interface VersionListProps {
  content: ContentSummary & { publishedVersion: number | null }
  onView: (version: ContentVersion) => void
}

/** Everything that was published, newest first. An earlier version can become the draft again. */
export function VersionList({ content, onView }: VersionListProps) {
  const response = useApi('GET /agent/content/:contentId/versions', { params: { contentId: content._id } })
  const { restoreVersion } = useContentActions(content.medium)
  const [restored, setRestored] = useState<ContentVersion>()
  const [isOpen, setOpen] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const mayRestore = !isSmart(content) && content.status === 'PUBLISHED'
  return (
    <Card title="Versions" description="What was published, and when. What contacts received is kept.">
      <DataBoundary
        response={response}
        errorTitle="The versions could not be loaded"
        fallback={<TextSkeleton lines={2} />}
      >
        {(versions) =>
          versions.length === 0 ? (
            <p className="text-muted">Nothing was published yet.</p>
          ) : (
            <>
              <ul aria-label="Versions" className="divide-y divide-line">
                {(showsAll ? versions : versions.slice(0, firstVersions)).map((version) => (
                  <VersionRow
                    key={version.version}
                    version={version}
                    isCurrent={version.version === content.publishedVersion}
                    onView={() => onView(version)}
                    onRestore={
                      mayRestore
                        ? () => {
                            setRestored(version)
                            setOpen(true)
                          }
                        : undefined
                    }
                  />
                ))}
              </ul>
              {versions.length > firstVersions && !showsAll && (
                <Button size="sm" onClick={() => setShowsAll(true)}>{`Show all ${versions.length} versions`}</Button>
              )}
            </>
          )
        }
      </DataBoundary>
      {restored && (
        <ConfirmDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={`Restore version ${restored.version}?`}
          description="It replaces the draft. What is published stays as it is until you publish the draft."
          confirmLabel="Restore"
          onConfirm={() => restoreVersion(content, restored.version)}
        />
      )}
    </Card>
  )
}

const firstVersions = 5

interface VersionRowProps {
  version: ContentVersion
  isCurrent: boolean
  onView: () => void
  onRestore: (() => void) | undefined
}

function VersionRow({ version, isCurrent, onView, onRestore }: VersionRowProps) {
  const timeZone = useTimeZone()
  const { publishedAt, publishedBy, variation, droppedBecause } = version
  const name = `Version ${version.version}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{name}</span>
          {isCurrent && <Badge tone="success">Current</Badge>}
          {droppedBecause !== null && <Badge tone="warning">Dropped</Badge>}
        </p>
        <p className="text-muted text-table">
          {[
            formatDateTime(publishedAt, timeZone),
            publishedBy ?? (variation === null ? undefined : 'by Gable'),
            variation === null ? undefined : `variation ${variation}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {droppedBecause && <p className="text-table text-warning-ink">{droppedBecause}</p>}
      </div>
      <div className="flex gap-2">
        <Button size="sm" variant="quiet" aria-label={`View ${name}`} onClick={onView}>
          View
        </Button>
        {onRestore && !isCurrent && (
          <Button size="sm" variant="quiet" aria-label={`Restore ${name}`} onClick={onRestore}>
            Restore
          </Button>
        )}
      </div>
    </li>
  )
}
