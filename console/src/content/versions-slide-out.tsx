import type { Content, ContentVersion } from '@gable/shared/content/content.ts'
import { type ReactNode, useState } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { call, useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

interface VersionsSlideOutProps {
  content: Content
  open: boolean
  onClose: () => void
  /** Called with the content whose draft is the restored version. */
  onRestored: (content: Content) => unknown
  /** One version at full size. */
  renderSheet: (sheet: VersionSheetProps) => ReactNode
}

export interface VersionSheetProps {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  /** The stored settings of the version. */
  settings: object
  actions?: ReactNode
}

/** Who published what and when. Each version can be looked at and edited again. */
export function VersionsSlideOut({ content, open, onClose, onRestored, renderSheet }: VersionsSlideOutProps) {
  const params = { contentId: content._id }
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/content/:contentId/versions',
    ...(open ? [{ params }] : [false as const]),
  )
  const timeZone = useTimeZone()
  const [viewed, setViewed] = useState<ContentVersion>()
  const [restoring, setRestoring] = useState<ContentVersion>()

  async function restore({ version }: ContentVersion) {
    onRestored(
      await call('POST /agent/content/:contentId/versions/:version/restored', {
        params: { ...params, version: String(version) },
      }),
    )
    toast.success(`Version ${version} restored as draft`)
    setViewed(undefined)
    onClose()
  }

  const describe = ({ publishedAt, publishedBy }: ContentVersion) =>
    `${formatDateTime(publishedAt, timeZone)}${publishedBy ? ` by ${publishedBy}` : ''}`

  return (
    <SlideOut open={open} onClose={onClose} size="sm" title="Versions" description="Everything that was published.">
      <PanelBody>
        {!data && error && (
          <RetryCallout title="The versions could not be loaded" onRetry={() => mutate()} retrying={isValidating} />
        )}
        {!data && !error && <Skeleton className="h-40 w-full" />}
        <ul className="divide-y divide-line">
          {data?.map((version) => (
            <li key={version.version} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p className="flex items-center gap-2 font-medium">
                  Version {version.version}
                  {version.version === content.publishedVersion && <Badge tone="success">Published</Badge>}
                </p>
                <p className="text-muted text-table">{describe(version)}</p>
              </div>
              <Button size="sm" aria-label={`View version ${version.version}`} onClick={() => setViewed(version)}>
                View
              </Button>
              <Button size="sm" aria-label={`Restore version ${version.version}`} onClick={() => setRestoring(version)}>
                Restore
              </Button>
            </li>
          ))}
        </ul>
      </PanelBody>
      {viewed &&
        renderSheet({
          open: true,
          onClose: () => setViewed(undefined),
          title: `Version ${viewed.version}`,
          description: describe(viewed),
          settings: viewed.settings,
          actions: <Button onClick={() => setRestoring(viewed)}>Restore as draft</Button>,
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
