import type { ReactNode } from 'react'
import type { Template } from './template.ts'

interface TemplateCardProps {
  template: Template
  typeLabel: string
  thumbnail: ReactNode
  onOpen: () => void
}

export const TemplateCard = ({ template: { name, description }, typeLabel, thumbnail, onOpen }: TemplateCardProps) => (
  <li className="relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface hover:border-line-strong has-[button:focus-visible]:outline has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-accent has-[button:focus-visible]:outline-offset-2">
    <div className="aspect-[4/3] border-line border-b">{thumbnail}</div>
    <div className="flex flex-1 flex-col gap-1 p-4">
      <p className="text-label text-muted">{typeLabel}</p>
      <h2 className="font-semibold text-body">
        {/* The whole card is the button. */}
        <button type="button" onClick={onOpen} className="text-left outline-none after:absolute after:inset-0">
          {name}
        </button>
      </h2>
      <p className="line-clamp-3 text-muted text-table">{description}</p>
    </div>
  </li>
)
