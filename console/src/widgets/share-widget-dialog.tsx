import type { Widget } from '@gable/shared/widgets/widget.ts'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { useApi } from '../platform/use-api.ts'
import { TaggedLinks } from '../traffic/tagged-links.tsx'

interface ShareWidgetDialogProps {
  widget: Widget
  open: boolean
  onClose: () => void
}

/** The form of a widget has a page of its own, for channels without a website. */
export function ShareWidgetDialog({ widget, open, onClose }: ShareWidgetDialogProps) {
  const { _id: widgetId, name, settings } = widget
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/widget/config/:widgetId/code',
    ...(open ? [{ params: { widgetId } }] : [false]),
  )
  const url = data && `${data.origin}/f/${widgetId}`
  return (
    <Dialog open={open} onClose={onClose} title="Share Widget" description={name}>
      <PanelBody className="space-y-5">
        {url ? (
          <>
            <div>
              <label htmlFor="widget-link" className="mb-1 block font-medium text-table">
                Page with the form of this widget
              </label>
              <div className="flex gap-2">
                <TextInput id="widget-link" readOnly value={url} onFocus={(event) => event.target.select()} />
                <CopyButton value={url} copiedMessage="URL copied to clipboard" />
              </div>
            </div>
            <TaggedLinks page={{ id: widgetId, name, url, brandingId: settings.brandingId ?? null }} />
          </>
        ) : error ? (
          <ErrorState title="The link could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
        ) : (
          <TextSkeleton lines={4} />
        )}
      </PanelBody>
    </Dialog>
  )
}
