import type { Widget } from '@gable/shared/widgets/widget.ts'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Callout } from '../../design/callout.tsx'
import { CodeBlock } from '../../design/code-block.tsx'
import { CopyButton } from '../../design/copy-button.tsx'
import { Link } from '../../design/link.tsx'
import { RetryCallout } from '../../design/retry-callout.tsx'
import { SegmentedControl } from '../../design/segmented-control.tsx'
import { TextSkeleton } from '../../design/skeleton.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { useAccount } from '../../platform/account.ts'
import { useApi } from '../../platform/use-api.ts'
import { type CodeKind, codeKinds, codeOf, hintOf } from './code-kinds.ts'
import type { WidgetControl } from './widget-values.ts'

interface CodeSectionProps {
  saved: Widget
  control: WidgetControl
}

/** What is pasted into a website. */
export function CodeSection({ saved, control }: CodeSectionProps) {
  const { _id: widgetId, type, settings } = saved
  const { agency } = useAccount()
  const { isDirty } = useFormState({ control })
  const [kind, setKind] = useState<CodeKind>('html')
  const { data, error, isValidating, mutate } = useApi('GET /agent/widget/config/:widgetId/code', {
    params: { widgetId },
  })
  const code =
    data && codeOf(kind, { widgetId, type, settings, agencyName: agency.name, origin: data.origin }, data.edition)
  return (
    <PanelSection
      title="Website Code"
      aside={code !== undefined && <CopyButton size="sm" value={code} copied="Code copied to clipboard" />}
    >
      <SegmentedControl label="Written for" value={kind} options={codeKinds} onChange={setKind} />
      <p className="text-muted text-table">{hintOf[kind]}</p>
      {isDirty && <Callout>This is the code of what is saved. Your changes go live when you save them.</Callout>}
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
