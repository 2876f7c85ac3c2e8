import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { SegmentFields } from './segment-fields.tsx'
import type { SegmentFields as Fields } from './segment-form.ts'
import { SegmentMembers } from './segment-members.tsx'
import { useSegmentPath } from './segment-paths.ts'

interface SegmentFrameProps {
  title: string
  badge?: ReactNode
  actions: ReactNode
  /** Above everything: what others have done meanwhile. */
  notice?: ReactNode
  form: UseFormReturn<Fields, unknown, Fields>
  /** Where the conditions stand as they are saved. */
  savedAs?: string | undefined
}

/** A segment as it is edited, with whom it would hold beside it. */
export function SegmentFrame({ title, badge, actions, notice, form, savedAs }: SegmentFrameProps) {
  const { contacts, list } = useSegmentPath()
  const [search = '', filters = []] = useWatch({ control: form.control, name: ['search', 'filters'] })
  return (
    <Page title={title} badge={badge} actions={actions}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contacts', to: contacts }, { label: 'Segments', to: list }, { label: title }]} />
      </TopBarSlot>
      {notice && <div className="mb-4">{notice}</div>}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Card title="Who is in it">
          <SegmentFields control={form.control} />
        </Card>
        <SegmentMembers search={search} filters={filters} segmentId={savedAs} />
      </div>
    </Page>
  )
}
