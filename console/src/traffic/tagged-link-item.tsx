import { pluralize } from '@gable/shared/text/pluralize.ts'
import { channelTags, toTaggedUrl } from '@gable/shared/traffic/channels.ts'
import { type TaggedLink, TaggedLinkName } from '@gable/shared/traffic/tagged-link.ts'
import { Archive, ArchiveRestore, Ellipsis, Pencil, QrCode } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { QrCard } from '../sharing/qr-card.tsx'
import type { SharedPage } from './tagged-links.tsx'

interface TaggedLinkItemProps {
  page: SharedPage
  link: TaggedLink
  isOpen: boolean
  onToggle: () => void
  refresh: () => void
}

/** A link with its counts, its address to copy and its QR code. */
export function TaggedLinkItem({ page, link, isOpen, onToggle, refresh }: TaggedLinkItemProps) {
  const [isRenaming, setRenaming] = useState(false)
  const { _id: linkId, name, channel, campaign, isArchived, statistics } = link
  const params = { subjectId: page.id, linkId }
  const url = toTaggedUrl(page.url, { source: link.source, medium: link.medium, campaign })
  const archivedKey = '/agent/tagged-links/:subjectId/:linkId/archived' as const

  async function restore() {
    await call(`DELETE ${archivedKey}`, { params })
    refresh()
  }

  async function archive() {
    try {
      await call(`POST ${archivedKey}`, { params })
      refresh()
      toast('Link archived', { label: 'Undo', run: () => void restore() })
    } catch {
      toast.error('The link could not be archived')
    }
  }

  return (
    <li className="p-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex min-w-0 items-center gap-2">
            <bdi className="truncate font-medium">{name}</bdi>
            {isArchived && <Badge>Archived</Badge>}
          </p>
          <p className="truncate text-label text-muted">
            {channelTags[channel].label} · {campaign}
          </p>
          <p className="mt-1 text-muted text-table tabular-nums">{formatCounts(statistics)}</p>
        </div>
        <CopyButton
          iconOnly
          size="sm"
          label={`Copy the address of ${name}`}
          value={url}
          copiedMessage="Link copied to clipboard"
        />
        <IconButton icon={QrCode} size="sm" label={`QR code of ${name}`} aria-expanded={isOpen} onClick={onToggle} />
        <Menu align="end" trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${name}`} />}>
          <MenuItem icon={Pencil} onSelect={() => setRenaming(true)}>
            Rename
          </MenuItem>
          {isArchived ? (
            <MenuItem icon={ArchiveRestore} onSelect={() => void restore()}>
              Restore
            </MenuItem>
          ) : (
            <MenuItem icon={Archive} onSelect={() => void archive()}>
              Archive
            </MenuItem>
          )}
        </Menu>
      </div>
      {isOpen && (
        <div className="mt-3 space-y-2">
          <p className="break-all rounded-md bg-sunken p-2 text-label">{url}</p>
          <QrCard
            page={{ name: `${page.name} ${name}`, url, brandingId: page.brandingId }}
            hint="Its visits and leads count for this link alone."
          />
        </div>
      )}
      <NameDialog
        open={isRenaming}
        onClose={() => setRenaming(false)}
        title={`Rename “${name}”`}
        description="The address stays the same, so printed codes keep working."
        name={name}
        schema={TaggedLinkName.shape.name}
        max={80}
        submitLabel="Rename"
        onSubmit={async (newName) => {
          await call('PUT /agent/tagged-links/:subjectId/:linkId', { params, body: { name: newName } })
          refresh()
        }}
      />
    </li>
  )
}

const formatCounts = ({ views, entrances, leads }: TaggedLink['statistics']) =>
  [
    [views, 'view', 'views'],
    [entrances, 'entrance', 'entrances'],
    [leads, 'lead', 'leads'],
  ]
    .map(([count, one, many]) => pluralize(Number(count), String(one), String(many)))
    .join(' · ')
