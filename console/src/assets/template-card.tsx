import type { ReactNode } from 'react'
import { cx } from '../design/class-names.ts'
import { preventClick } from '../design/inputs/prevent-click.ts'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import type { Template } from './template.ts'

interface TemplateCardProps {
  template: Template
  typeLabel: string
  /** Badges next to the label of the type. */
  badges?: ReactNode
  thumbnail: ReactNode
  /** Disables the card and shows this reason in a tooltip. */
  disabledReason?: string | false | undefined
  onOpen: () => void
}

export const TemplateCard = (props: TemplateCardProps) => {
  const { template, typeLabel, badges, thumbnail, disabledReason, onOpen } = props
  const { name, description } = template
  return (
    <li
      className={cx(
        'relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface has-[button:focus-visible]:outline has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-accent has-[button:focus-visible]:outline-offset-2',
        !disabledReason && 'hover:border-line-strong',
      )}
    >
      <div className={cx('aspect-[4/3] border-line border-b', disabledReason && 'opacity-50')}>{thumbnail}</div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <div className="flex min-h-5 flex-wrap items-center justify-between gap-2">
          <p className="text-label text-muted">{typeLabel}</p>
          {badges}
        </div>
        <h2 className="font-semibold text-body">
          {/* The whole card is the button. */}
          <Tooltip text={disabledReason}>
            <button
              type="button"
              aria-disabled={disabledReason ? true : undefined}
              onClick={disabledReason ? preventClick : onOpen}
              className="text-left outline-none after:absolute after:inset-0 aria-disabled:cursor-default"
            >
              {name}
            </button>
          </Tooltip>
        </h2>
        <p className="line-clamp-3 text-muted text-table">{description}</p>
      </div>
    </li>
  )
}
