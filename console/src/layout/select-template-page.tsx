import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { buttonClassName } from '../design/inputs/button-class-name.ts'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { TopBarSlot } from './top-bar-slot.tsx'

interface SelectTemplatePageProps {
  /** The list that the page belongs to, and returns to when it is closed. */
  list: { label: string; to: string }
  label: string
  children: ReactNode
}

export function SelectTemplatePage({ list, label, children }: SelectTemplatePageProps) {
  return (
    <Page
      title="Select a Template"
      actions={
        <Tooltip text="Close" describes={false}>
          <RouterLink to={list.to} aria-label="Close" className={buttonClassName('quiet', 'md', 'square')}>
            <X aria-hidden="true" className="size-4" />
          </RouterLink>
        </Tooltip>
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[list, { label }]} />
      </TopBarSlot>
      {children}
    </Page>
  )
}
