import type { Flow, FlowVersion } from '@gable/shared/flows/flow-detail.ts'
import { useState } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { formatDateTime } from '../../design/format/date-format.ts'
import { formatCount } from '../../design/format/metric-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { Card } from '../../design/layout/card.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { DataBoundary } from '../../platform/data-boundary.tsx'
import { useApi } from '../../platform/use-api.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { useFlowActions } from '../use-flow-actions.ts'

/** What was published and by whom. Contacts stay on the version that they began with. */
export function FlowVersions({ flow }: { flow: Flow }) {
  const response = useApi('GET /agent/flows/:flowId/versions', { params: { flowId: flow._id } })
  const { restoreVersion } = useFlowActions(flow.kind)
  const [restored, setRestored] = useState<FlowVersion>()
  const [isAsking, setAsking] = useState(false)
  const timeZone = useTimeZone()
  if (flow.publishedVersion === null) return null
  return (
    <Card title="Versions" description="Contacts stay on the version that they began with.">
      <DataBoundary
        response={response}
        errorTitle="The versions could not be loaded"
        fallback={<TextSkeleton lines={2} />}
      >
        {(versions) => (
          <ul aria-label="Versions" className="divide-y divide-line">
            {versions.map((version) => (
              <li key={version.version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div>
                  <p className="flex items-center gap-2 font-medium">
                    Version {version.version}
                    {version.version === flow.publishedVersion && <Badge tone="success">Published</Badge>}
                  </p>
                  <p className="text-muted text-table">
                    {formatDateTime(version.publishedAt, timeZone)}
                    {version.publishedBy && ` by ${version.publishedBy}`}
                    {version.active > 0 && ` · ${formatCount(version.active)} in it now`}
                  </p>
                </div>
                {flow.status !== 'ARCHIVED' && (
                  <Button
                    size="sm"
                    aria-label={`Restore version ${version.version}`}
                    onClick={() => {
                      setRestored(version)
                      setAsking(true)
                    }}
                  >
                    Restore
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </DataBoundary>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Restore version ${restored?.version ?? ''} as draft?`}
        description="It replaces your draft. What is published stays as it is until you publish."
        confirmLabel="Restore"
        onConfirm={() => restored && restoreVersion(flow, restored.version)}
      />
    </Card>
  )
}
