import type { SyncPreview, SyncPreviews } from '@gable/shared/contact-sync/contact-sync.ts'
import { Badge } from '../design/data/badge.tsx'
import { emptyValue } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'

interface PreviewDialogProps {
  previews: SyncPreviews | undefined
  title: string
  open: boolean
  onClose: () => void
}

/** What the rules would do with one real person in each direction. */
export function PreviewDialog({ previews, title, open, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Preview"
      description="What would happen to one real contact in each direction. Nothing is written."
    >
      <PanelBody className="space-y-6">
        <PreviewOf heading={`From ${title}`} preview={previews?.incoming} title={title} />
        <PreviewOf heading={`To ${title}`} preview={previews?.outgoing} title={title} />
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Close</Button>
      </PanelFooter>
    </Dialog>
  )
}

function PreviewOf({
  heading,
  preview,
  title,
}: {
  heading: string
  preview: SyncPreview | null | undefined
  title: string
}) {
  return (
    <section aria-label={heading} className="space-y-2">
      <h3 className="font-semibold">{heading}</h3>
      {preview ? (
        <>
          <p>
            <bdi className="font-medium">{preview.name}</bdi>
            <span className="text-muted"> · {preview.outcome}</span>
          </p>
          <FieldTable preview={preview} title={title} />
        </>
      ) : (
        <p className="text-muted">No one to show yet.</p>
      )}
    </section>
  )
}

function FieldTable({ preview, title }: { preview: SyncPreview; title: string }) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <table className="w-full text-table">
        <thead className="bg-sunken text-left text-muted">
          <tr>
            {['Field', 'Here', title, 'Afterward'].map((header) => (
              <th key={header} scope="col" className="px-3 py-2 font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {preview.fields.map(({ label, local, remote, after, change }) => (
            <tr key={label}>
              <th scope="row" className="px-3 py-2 text-left align-top font-medium">
                {label}
              </th>
              <td className="break-words px-3 py-2 align-top">{local || emptyValue}</td>
              <td className="break-words px-3 py-2 align-top">{remote || emptyValue}</td>
              <td className="px-3 py-2 align-top">
                {change === 'NONE' ? (
                  <span className="text-muted">No change</span>
                ) : (
                  <span className="flex flex-col items-start gap-1">
                    <span className="break-words">{after || emptyValue}</span>
                    <Badge tone="info">{changeLabels[change](title)}</Badge>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const changeLabels = {
  HERE: () => 'Changes here',
  APP: (title: string) => `Changes in ${title}`,
  BOTH: () => 'Changes on both sides',
}
