import type { Problem } from '@gable/shared/http/problem.ts'
import { type ReactNode, useState } from 'react'
import type { SWRResponse } from 'swr'
import { Badge } from '../../design/data/badge.tsx'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { formatDateTime } from '../../design/format/date-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useTimeZone } from '../../platform/use-time-zone.ts'

interface Version {
  version: number
  publishedAt: string
  publishedBy: string | null
}

export interface VersionSheetProps {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  actions?: ReactNode
}

interface VersionsSlideOutProps<V extends Version> {
  open: boolean
  onClose: () => void
  response: Pick<SWRResponse<V[], Problem>, 'data' | 'error' | 'isValidating' | 'mutate'>
  publishedVersion: number | null
  /** What changed since the version before. */
  describeChanges?: (version: V) => string
  /** Makes a version the draft. Undefined while nothing may be edited. */
  onRestore: ((version: V) => Promise<unknown>) | undefined
  /** One version at full size. */
  renderSheet: (version: V, sheet: VersionSheetProps) => ReactNode
}

/** Who published what and when. Each version can be looked at and edited again. */
export function VersionsSlideOut<V extends Version>(props: VersionsSlideOutProps<V>) {
  const { open, onClose, response, publishedVersion, describeChanges, onRestore, renderSheet } = props
  const { data, error, isValidating, mutate } = response
  const timeZone = useTimeZone()
  const [viewed, setViewed] = useState<V>()
  const [restoring, setRestoring] = useState<V>()

  async function restore(version: V) {
    await onRestore?.(version)
    setViewed(undefined)
    onClose()
  }

  const describe = ({ publishedAt, publishedBy }: V) =>
    `${formatDateTime(publishedAt, timeZone)}${publishedBy ? ` by ${publishedBy}` : ''}`

  return (
    <SlideOut open={open} onClose={onClose} size="sm" title="Versions" description="Everything that was published.">
      <PanelBody>
        {!data && error && (
          <RetryCallout title="The versions could not be loaded" onRetry={() => mutate()} retrying={isValidating} />
        )}
        {!data && !error && <Skeleton className="h-40 w-full" />}
        {data?.length === 0 && <p className="text-muted">Nothing was published yet.</p>}
        <ul className="divide-y divide-line">
          {data?.map((version) => (
            <li key={version.version} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p className="flex items-center gap-2 font-medium">
                  Version {version.version}
                  {version.version === publishedVersion && <Badge tone="success">Published</Badge>}
                </p>
                <p className="text-muted text-table">{describe(version)}</p>
                {describeChanges && <p className="text-muted text-table">{describeChanges(version)}</p>}
              </div>
              <Button size="sm" aria-label={`View version ${version.version}`} onClick={() => setViewed(version)}>
                View
              </Button>
              {onRestore && (
                <Button
                  size="sm"
                  aria-label={`Restore version ${version.version}`}
                  onClick={() => setRestoring(version)}
                >
                  Restore
                </Button>
              )}
            </li>
          ))}
        </ul>
      </PanelBody>
      {viewed &&
        renderSheet(viewed, {
          open: true,
          onClose: () => setViewed(undefined),
          title: `Version ${viewed.version}`,
          description: describe(viewed),
          actions: onRestore && <Button onClick={() => setRestoring(viewed)}>Restore as draft</Button>,
        })}
      <ConfirmDialog
        open={restoring !== undefined}
        onClose={() => setRestoring(undefined)}
        title={`Restore version ${restoring?.version ?? ''} as draft?`}
        description="It replaces your draft. What is published stays as it is until you publish."
        confirmLabel="Restore"
        onConfirm={() => restoring && restore(restoring)}
      />
    </SlideOut>
  )
}
