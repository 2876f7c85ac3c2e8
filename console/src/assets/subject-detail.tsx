import type { Standing } from '@gable/shared/assets/standing.ts'
import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Breadcrumb, type Crumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { Performance } from '../statistics/performance.tsx'
import { SubjectStatusBadge } from '../statistics/subject-status-badge.tsx'

interface SubjectDetailProps {
  subject: Pick<Standing, '_id' | 'name' | 'status'>
  kind: SubjectKind
  /** Of which type it is, in a word or two. */
  description: string
  /** The list it is in. */
  list: Crumb
  actions: ReactNode
  onRename: () => void
  picture: ReactNode
  facts: ReactNode
}

/** One widget or page: what it looks like, how it stands and how it does. */
export function SubjectDetail(props: SubjectDetailProps) {
  const { subject, kind, description, list, actions, onRename, picture, facts } = props
  const { _id, name, status } = subject
  return (
    <Page
      title={name}
      badge={
        <>
          {status === 'PUBLISHED' && <IconButton icon={Pencil} size="sm" label="Rename" onClick={onRename} />}
          <SubjectStatusBadge status={status} />
        </>
      }
      description={description}
      actions={actions}
    >
      <TopBarSlot>
        <Breadcrumb items={[list, { label: name }]} />
      </TopBarSlot>
      <div className="space-y-8">
        <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="aspect-[16/10] border-line max-lg:border-b lg:border-r">{picture}</div>
          <div className="p-5">{facts}</div>
        </div>
        <Performance kind={kind} id={_id} />
      </div>
    </Page>
  )
}
