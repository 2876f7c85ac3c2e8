import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { AssetSummary } from '@gable/shared/assets/asset-summary.ts'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Breadcrumb, type Crumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { AssetStatusBadge } from '../statistics/asset-status-badge.tsx'
import { Performance } from '../statistics/performance.tsx'
import { TrafficSection } from '../traffic/traffic-section.tsx'

interface AssetDetailProps {
  asset: Pick<AssetSummary, '_id' | 'name' | 'status'>
  kind: AssetKind
  /** The label of its type. */
  description: string
  /** The breadcrumb of its list. */
  list: Crumb
  actions: ReactNode
  onRename: () => void
  /** Shown above the thumbnail. */
  notice?: ReactNode
  thumbnail: ReactNode
  facts: ReactNode
  /** Shown below the thumbnail. */
  children?: ReactNode
}

/** The page of a widget or landing page: thumbnail, facts and performance. */
export function AssetDetail(props: AssetDetailProps) {
  const { asset, kind, description, list, actions, onRename, notice, thumbnail, facts, children } = props
  const { _id, name, status } = asset
  return (
    <Page
      title={name}
      badge={
        <>
          {status !== 'ARCHIVED' && <IconButton icon={Pencil} size="sm" label="Rename" onClick={onRename} />}
          <AssetStatusBadge status={status} />
        </>
      }
      description={description}
      actions={actions}
    >
      <TopBarSlot>
        <Breadcrumb items={[list, { label: name }]} />
      </TopBarSlot>
      <div className="space-y-8">
        {notice}
        <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="aspect-[16/10] border-line max-lg:border-b lg:border-r">{thumbnail}</div>
          <div className="p-4 sm:p-5">{facts}</div>
        </div>
        {children}
        <Performance kind={kind} id={_id} />
        <TrafficSection kind={kind} id={_id} name={name} />
      </div>
    </Page>
  )
}
