import type { ContactMethod } from '@gable/shared/contacts/contact-method.ts'
import { Ellipsis, Pencil, Star, Trash2 } from 'lucide-react'
import { CopyButton } from '../../design/inputs/copy-button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../design/overlays/menu.tsx'
import type { MethodListProps } from './method-list.tsx'

interface MethodRowProps extends Pick<MethodListProps, 'icon' | 'format' | 'render' | 'toLink'> {
  method: ContactMethod
  isPrimary: boolean
  copiedMessage: string
  onEdit: () => void
  /** Undefined for the primary one. */
  onMakePrimary: (() => void) | undefined
  onRemove: () => void
}

/** One email or phone number with its label. */
export function MethodRow(props: MethodRowProps) {
  const {
    icon: Icon,
    format,
    render = format,
    toLink,
    method,
    isPrimary,
    copiedMessage,
    onEdit,
    onMakePrimary,
    onRemove,
  } = props
  const text = format(method.value)
  const notes = [method.label, isPrimary && 'Primary'].filter(Boolean).join(' · ')
  return (
    <div className="flex min-h-8 items-center gap-2 py-0.5">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <a
          {...toLink(method.value)}
          className="rounded-sm tabular-nums underline-offset-2 [overflow-wrap:anywhere] hover:underline"
        >
          <bdi>{render(method.value)}</bdi>
        </a>
        {notes && (
          <p className="text-label text-muted">
            <bdi>{notes}</bdi>
          </p>
        )}
      </div>
      <CopyButton
        iconOnly
        label={`Copy ${text}`}
        value={method.value}
        copiedMessage={copiedMessage}
        size="sm"
        variant="quiet"
      />
      <Menu align="end" trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${text}`} />}>
        <MenuItem icon={Pencil} onSelect={onEdit}>
          Edit
        </MenuItem>
        {onMakePrimary && (
          <MenuItem icon={Star} onSelect={onMakePrimary}>
            Make primary
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={onRemove}>
          Remove
        </MenuItem>
      </Menu>
    </div>
  )
}
