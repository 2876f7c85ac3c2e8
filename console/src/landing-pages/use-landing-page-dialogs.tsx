import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { SubjectDialogs, type SubjectQuestion } from '../assets/subject-dialogs.tsx'
import { useQuestions } from '../assets/use-questions.ts'
import { useLandingPagePath } from './landing-page-paths.ts'
import { pageConsequences, pageNaming } from './landing-page-words.ts'
import { ShareDialog } from './share-dialog.tsx'
import { useLandingPageWrites } from './use-landing-page-writes.ts'

type Question = SubjectQuestion | 'share'
export type Ask = (question: Question, page: LandingPage) => void

interface Settings {
  /** What follows once a page is archived. */
  onArchived?: () => void
}

/** What is asked before something is done to a page, and how it is shared; one set of dialogs for a whole screen. */
export function useLandingPageDialogs({ onArchived }: Settings = {}): { ask: Ask; dialogs: ReactNode } {
  const { ask, about: page, question, close } = useQuestions<Question, LandingPage>()
  const { clone, rename, archive } = useLandingPageWrites()
  const navigate = useNavigate()
  const { editorOf } = useLandingPagePath()
  const dialogs = page && (
    <>
      <SubjectDialogs
        name={page.name}
        naming={pageNaming}
        consequences={pageConsequences}
        question={question === 'share' ? undefined : question}
        onClose={close}
        onClone={async (name) => void navigate(editorOf(await clone(page, name)))}
        onRename={(name) => rename(page, name)}
        onArchive={async () => {
          await archive(page)
          onArchived?.()
        }}
      />
      <ShareDialog page={page} open={question === 'share'} onClose={close} />
    </>
  )
  return { ask, dialogs }
}
