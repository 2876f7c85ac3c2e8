import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { FilterBuilder } from '../../contacts/filters/filter-builder.tsx'
import { useFilterFields } from '../../contacts/filters/use-filter-fields.ts'
import { Callout } from '../../design/feedback/callout.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { useAudience } from './use-audience.ts'

interface VisibilityFilterProps {
  dashboardId: string
  /** What the filters apply to: the name of a module or of a selling option. */
  name: string
  /** The first sentence of the tooltip. */
  defaultText?: string | undefined
  value: readonly ContactFilter[]
  onChange: (filters: ContactFilter[]) => void
}

/** The button that opens the filters of who sees something, with their number. */
export function VisibilityFilter(props: VisibilityFilterProps) {
  const { name, value, defaultText = 'By default, a module is visible to all contact records.' } = props
  const [open, setOpen] = useState(false)
  const count = value.length
  return (
    <span className="relative inline-flex">
      <IconButton
        icon={ListFilter}
        label={count > 0 ? `Visibility filters of ${name}, ${count} set` : `Visibility filters of ${name}`}
        hint={`${defaultText} Add filters to narrow who sees it.`}
        side="bottom"
        onClick={() => setOpen(true)}
      />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-1 -right-1 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 font-medium text-[10px] text-accent-on tabular-nums leading-none"
        >
          {count}
        </span>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={`Who sees “${name}”`} description={explanation}>
        <FilterDialogBody {...props} />
        <PanelFooter>
          <Button variant="primary" onClick={() => setOpen(false)}>
            Done
          </Button>
        </PanelFooter>
      </Dialog>
    </span>
  )
}

const explanation = 'A contact sees it when all filters match. Without filters, everyone sees it.'

function FilterDialogBody({ dashboardId, value, onChange }: VisibilityFilterProps) {
  const { fields, error, isValidating, retry } = useFilterFields('DASHBOARD_MODULE')
  const audience = useAudience(dashboardId, value)
  return (
    <PanelBody className="space-y-4">
      {fields.length === 0 && error ? (
        <Callout
          tone="danger"
          action={
            <Button size="sm" busy={isValidating} onClick={retry}>
              Retry
            </Button>
          }
        >
          The filters could not be loaded.
        </Callout>
      ) : (
        <FilterBuilder fields={fields} value={value} onChange={onChange} />
      )}
      <p role="status" className="text-muted tabular-nums">
        {audience === null
          ? 'The contacts could not be counted'
          : audience
            ? `${formatCount(audience.matching)} of ${formatCount(audience.total)} contacts`
            : 'Counting…'}
      </p>
    </PanelBody>
  )
}
