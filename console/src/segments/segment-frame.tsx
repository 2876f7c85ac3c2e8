import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { useSegmentPaths } from '../layout/paths/segment-paths.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { SegmentFields } from './segment-fields.tsx'
import type { SegmentFields as Fields } from './segment-form.ts'
import { SegmentMembers } from './segment-members.tsx'

interface SegmentFrameProps {
  title: string
  badge?: ReactNode
  actions: ReactNode
  /** Shown above the form, such as a warning about changes by others. */
  notice?: ReactNode
  form: UseFormReturn<Fields, unknown, Fields>
  /** The id of the segment while the form has no unsaved changes. */
  savedSegmentId?: string | undefined
}

/** The form of a segment with a preview of its contacts. */
export function SegmentFrame({ title, badge, actions, notice, form, savedSegmentId }: SegmentFrameProps) {
  const { contacts, list } = useSegmentPaths()
  const [search = '', filters = []] = useWatch({ control: form.control, name: ['search', 'filters'] })
  return (
    <Page title={title} badge={badge} actions={actions}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contacts', to: contacts }, { label: 'Segments', to: list }, { label: title }]} />
      </TopBarSlot>
      {notice && <div className="mb-4">{notice}</div>}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Card title="Details">
          <SegmentFields control={form.control} />
        </Card>
        <SegmentMembers search={search} filters={filters} segmentId={savedSegmentId} />
      </div>
    </Page>
  )
}
