import type { FormChange } from '@gable/shared/forms/form.ts'
import type { FormQuestion, QuestionKind } from '@gable/shared/forms/question.ts'
import { useEffect, useRef, useState } from 'react'
import { type Control, get, useController, useFormState } from 'react-hook-form'
import { toast } from '../../design/feedback/toast.tsx'
import type { FormValues } from '../form-editor.tsx'
import { createQuestion, deleteQuestion, duplicateQuestion, restoreQuestion } from './change-questions.ts'

/** The questions of the form being edited, and which of them is open. */
export function useQuestions(control: Control<FormValues, unknown, FormChange>) {
  const { field } = useController({ control, name: 'questions' })
  const { errors, submitCount } = useFormState({ control })
  const questions = (field.value ?? []) as FormQuestion[]
  const [openId, setOpenId] = useState<string>()
  // Undo may run long after it was offered.
  const latest = useRef(questions)
  latest.current = questions

  const getError = (path: string): string | undefined => getMessage(get(errors, `questions.${path}`))
  const firstInvalid = questions.find((_, index) => get(errors, `questions.${index}`))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per attempt to save
  useEffect(() => {
    if (submitCount > 0 && firstInvalid) setOpenId(firstInvalid.id)
  }, [submitCount])

  const setQuestions = (next: readonly FormQuestion[]) => {
    latest.current = [...next]
    field.onChange([...next])
  }

  return {
    questions,
    openId,
    setOpenId,
    setQuestions,
    getError,
    error: getMessage(get(errors, 'questions')),
    hasErrors: (index: number) => get(errors, `questions.${index}`) !== undefined,
    change: (id: string, change: Partial<FormQuestion>) =>
      setQuestions(latest.current.map((question) => (question.id === id ? { ...question, ...change } : question))),
    add: (kind: QuestionKind) => {
      const question = createQuestion(kind)
      setQuestions([...latest.current, question])
      setOpenId(question.id)
    },
    duplicate: (index: number) => {
      const duplicated = duplicateQuestion(latest.current, index)
      if (!duplicated) return
      setQuestions(duplicated.questions)
      setOpenId(duplicated.copy.id)
    },
    remove: (index: number) => {
      const question = latest.current[index]
      if (!question) return
      const { questions, dependents } = deleteQuestion(latest.current, index)
      setQuestions(questions)
      const freed = dependents.map(({ label }) => `“${label.en || 'Untitled question'}”`).join(', ')
      toast(freed ? `Question deleted. ${freed} no longer depends on it.` : 'Question deleted', {
        label: 'Undo',
        run: () => {
          setQuestions(restoreQuestion(latest.current, { question, index, dependents }))
          setOpenId(question.id)
        },
      })
    },
  }
}

const getMessage = (error: unknown): string | undefined => {
  const { message, root } = (error ?? {}) as { message?: string; root?: { message?: string } }
  return message ?? root?.message
}

export type QuestionEditing = ReturnType<typeof useQuestions>
