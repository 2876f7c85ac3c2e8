import type { Widget } from '@gable/shared/widgets/widget.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { SubjectDialogs, type SubjectQuestion } from '../assets/subject-dialogs.tsx'
import { useQuestions } from '../assets/use-questions.ts'
import { useWidgetWrites } from './use-widget-writes.ts'
import { useWidgetPath } from './widget-paths.ts'
import { widgetConsequences, widgetNaming } from './widget-words.ts'

export type Ask = (question: SubjectQuestion, widget: Widget) => void

/** What is asked before something is done to a widget; one set of dialogs for a whole screen. */
export function useWidgetDialogs(): { ask: Ask; dialogs: ReactNode } {
  const { ask, about: widget, question, close } = useQuestions<SubjectQuestion, Widget>()
  const { clone, rename, archive } = useWidgetWrites()
  const navigate = useNavigate()
  const { editorOf } = useWidgetPath()
  const dialogs = widget && (
    <SubjectDialogs
      name={widget.name}
      naming={widgetNaming}
      consequences={widgetConsequences}
      question={question}
      onClose={close}
      onClone={async (name) => void navigate(editorOf(await clone(widget, name)))}
      onRename={(name) => rename(widget, name)}
      onArchive={() => archive(widget)}
    />
  )
  return { ask, dialogs }
}
