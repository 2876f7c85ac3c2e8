import type { PostcardProblem } from '@gable/shared/postcards/drawing/drawing.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import { createContext, useContext, useState } from 'react'
import { findFieldError, type PostcardError } from './postcard-errors.ts'

export interface PostcardEditorValue {
  settings: PostcardSettings
  /** Changes of the same settings in quick succession are undone together. */
  change: (changes: Partial<PostcardSettings>) => void
  /** What is typed next is undone on its own. */
  endStep: () => void
  errors: readonly PostcardError[]
  /** What drawing the postcard found. */
  problems: readonly PostcardProblem[]
  /** Errors show only once publishing was tried or a field was left. */
  showsErrors: boolean
}

export const PostcardEditorContext = createContext<PostcardEditorValue | undefined>(undefined)

/** The postcard that is edited. */
export function usePostcardEditor(): PostcardEditorValue {
  const value = useContext(PostcardEditorContext)
  if (!value) throw new Error('usePostcardEditor must be used inside PostcardEditor')
  return value
}

/** The error of a setting, shown once the field was left or publishing was tried. */
export function useFieldError(field: string) {
  const { errors, problems, showsErrors, endStep } = usePostcardEditor()
  const [isTouched, setTouched] = useState(false)
  return {
    error: isTouched || showsErrors ? findFieldError(field, errors, problems) : undefined,
    onBlur: () => {
      setTouched(true)
      endStep()
    },
  }
}
