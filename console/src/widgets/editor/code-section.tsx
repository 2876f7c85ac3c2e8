import type { Widget } from '@gable/shared/widgets/widget.ts'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { CodeBlock } from '../../design/data/code-block.tsx'
import { Callout } from '../../design/feedback/callout.tsx'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { CopyButton } from '../../design/inputs/copy-button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { useAccount } from '../../platform/account.ts'
import { useApi } from '../../platform/use-api.ts'
import { type CodeFormat, codeFormatHints, codeFormats, getWidgetCode } from './code-formats.ts'
import type { WidgetControl } from './widget-values.ts'

interface CodeSectionProps {
  saved: Widget
  control: WidgetControl
}

/** Shows the code to paste into a website. */
export function CodeSection({ saved, control }: CodeSectionProps) {
  const { _id: widgetId, type, settings } = saved
  const { agency } = useAccount()
  const { isDirty } = useFormState({ control })
  const [format, setFormat] = useState<CodeFormat>('html')
  const { data, error, isValidating, mutate } = useApi('GET /agent/widget/config/:widgetId/code', {
    params: { widgetId },
  })
  const code =
    data &&
    getWidgetCode(format, { widgetId, type, settings, agencyName: agency.name, origin: data.origin }, data.edition)
  return (
    <PanelSection
      title="Website Code"
      action={code !== undefined && <CopyButton size="sm" value={code} copiedMessage="Code copied to clipboard" />}
    >
      <SegmentedControl label="Code format" value={format} options={codeFormats} onChange={setFormat} />
      <p className="text-muted text-table">{codeFormatHints[format]}</p>
      {isDirty && <Callout>This code matches the saved widget. Save your changes to publish them.</Callout>}
      {code !== undefined ? (
        <CodeBlock label="Code">{code}</CodeBlock>
      ) : error ? (
        <RetryCallout title="The code could not be loaded" onRetry={mutate} retrying={isValidating} />
      ) : (
        <TextSkeleton lines={6} />
      )}
      {data && (
        <p className="text-table">
          <Link href={`${data.origin}/embed/guide`}>Installation guide</Link>
        </p>
      )}
    </PanelSection>
  )
}
