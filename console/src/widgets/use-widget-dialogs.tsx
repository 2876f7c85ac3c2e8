import type { Widget } from '@gable/shared/widgets/widget.ts'
import { WidgetName } from '@gable/shared/widgets/widget.ts'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { NameDialog } from '../design/name-dialog.tsx'
import { useWidgetWrites } from './use-widget-writes.ts'
import { useWidgetPath } from './widget-paths.ts'

export type Question = 'clone' | 'rename' | 'archive'
export type Ask = (question: Question, widget: Widget) => void

/** What is asked before something is done to a widget; one set of dialogs for a whole screen. */
export function useWidgetDialogs(): { ask: Ask; dialogs: ReactNode } {
  const [asked, setAsked] = useState<{ question: Question; widget: Widget }>()
  const [open, setOpen] = useState(false)
  const ask: Ask = (question, widget) => {
    setAsked({ question, widget })
    setOpen(true)
  }
  const dialogs = asked && (
    <WidgetDialogs {...asked} question={open ? asked.question : undefined} onClose={() => setOpen(false)} />
  )
  return { ask, dialogs }
}

interface WidgetDialogsProps {
  widget: Widget
  question: Question | undefined
  onClose: () => void
}

function WidgetDialogs({ widget, question, onClose }: WidgetDialogsProps) {
  const { clone, rename, archive } = useWidgetWrites()
  const navigate = useNavigate()
  const { editorOf } = useWidgetPath()
  const naming = { label: 'Widget Name', name: widget.name, rules: WidgetName, max: 120, onClose }
  return (
    <>
      <NameDialog
        {...naming}
        open={question === 'clone'}
        title={`Clone “${widget.name}”`}
        description="The new widget begins with the same settings and counts from zero."
        submit="Clone"
        onSubmit={async (name) => void navigate(editorOf(await clone(widget, name)))}
      />
      <NameDialog
        {...naming}
        open={question === 'rename'}
        title={`Rename “${widget.name}”`}
        submit="Rename"
        onSubmit={(name) => rename(widget, name)}
      />
      <ConfirmDialog
        open={question === 'archive'}
        onClose={onClose}
        title="Are you sure?"
        description="Archiving this widget will make it unavailable. Remember to remove it from your website to avoid display issues."
        confirm="Archive"
        tone="danger"
        onConfirm={() => archive(widget)}
      >
        <p className="font-medium [overflow-wrap:anywhere]">{widget.name}</p>
      </ConfirmDialog>
    </>
  )
}
