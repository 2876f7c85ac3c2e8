import { fillMergeText } from '@gable/shared/content/merge-fields.ts'
import { listEmailWarnings } from '@gable/shared/emails/lint/list-email-warnings.ts'
import { useMemo } from 'react'
import type { Device } from '../../../design/layout/editor/device.ts'
import { PreviewFrame } from '../../../design/layout/editor/preview-frame.tsx'
import { PreviewError, PreviewLoading } from '../../../journeys/preview-frame.tsx'
import { useStableValue } from '../../../platform/use-stable-value.ts'
import { useEmailEditor } from '../use-email-editor.ts'
import { useSettledValue } from '../use-settled-value.ts'
import { EmailFrame } from './email-frame.tsx'
import { EmailPreviewBar } from './email-preview-bar.tsx'
import { type PreviewContext, usePreviewContext, usePreviewEmail } from './use-preview-email.ts'
import { type PreviewOptions, usePreviewOptions } from './use-preview-options.ts'
import { WarningList } from './warning-list.tsx'

interface EmailPreviewProps {
  title: string
  device: Device
  /** Opens the panel of a block, or the settings of the email. */
  onOpenSetting: (blockId: string | null) => void
}

/** The email as a contact will get it, with what is not saved yet. */
export function EmailPreview(props: EmailPreviewProps) {
  const { settings } = useEmailEditor()
  const options = usePreviewOptions()
  const { data, error, isValidating, mutate } = usePreviewContext(settings.brandingId, options)
  if (data) return <LoadedPreview {...props} options={options} context={data} />
  return (
    <div className="flex h-full flex-col">
      <EmailPreviewBar options={options} />
      <div className="relative min-h-0 flex-1">
        {error ? <PreviewError onRetry={() => void mutate()} retrying={isValidating} /> : <PreviewLoading />}
      </div>
    </div>
  )
}

interface LoadedPreviewProps extends EmailPreviewProps {
  options: PreviewOptions
  context: PreviewContext
}

function LoadedPreview({ title, device, onOpenSetting, options, context }: LoadedPreviewProps) {
  const { settings, selectedId } = useEmailEditor()
  const email = usePreviewEmail(settings, context)
  // Warnings may lag behind the typing; the preview may not.
  const checked = useSettledValue(useMemo(() => ({ settings, email }), [settings, email]))
  const warnings = useStableValue(useMemo(() => listEmailWarnings(checked.settings, checked.email), [checked]))
  const warningList = useMemo(
    () => <WarningList warnings={warnings} onOpen={onOpenSetting} />,
    [warnings, onOpenSetting],
  )
  return (
    <div className="flex h-full flex-col">
      <EmailPreviewBar options={options}>{warningList}</EmailPreviewBar>
      <div className="min-h-0 flex-1">
        <PreviewFrame device={device} width={700} mobileWidth={375}>
          <div className="shrink-0 space-y-0.5 border-line border-b px-4 py-3">
            <p className="truncate font-semibold">{email.subject || 'No subject'}</p>
            <p className="truncate text-muted text-table">
              {fillMergeText(settings.previewText, context.recipient.values) || 'No preview text'}
            </p>
          </div>
          <EmailFrame
            title={`Preview of ${title}`}
            email={email}
            theme={options.theme}
            selection={{ blocks: settings.blocks, shownIds: email.shownIds, selectedId, onSelect: onOpenSetting }}
          />
        </PreviewFrame>
      </div>
    </div>
  )
}
